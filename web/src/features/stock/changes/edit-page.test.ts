import type { MyMaterial } from '@parpaing/contract/schemas';
import { expect, it } from 'vitest';
import type { MyMaterialsPage } from '../my-materials-queries.ts';
import { confirmItems, moveItems, patchItem, withPrice } from './edit-page.ts';

const item = (id: string, values: Partial<MyMaterial> = {}) =>
  ({
    id,
    status: 'publie',
    isToConfirm: false,
    priceCents: 1000,
    basePriceCents: 250,
    ...values,
  }) as MyMaterial;

const page: MyMaterialsPage = {
  items: [item('a'), item('b', { isToConfirm: true }), item('c')],
  total: 42,
  counts: { brouillon: 3, publie: 42, en_pause: 4, vendu: 18, archive: 11 },
  toConfirm: 2,
};
const idsOf = ({ items }: MyMaterialsPage) => items.map(({ id }) => id);

it('ce qui est mis en pause quitte l’onglet, et les deux comptes suivent', () => {
  const moved = moveItems(['a', 'b'], 'en_pause')(page);
  expect([idsOf(moved), moved.total, moved.counts.publie, moved.counts.en_pause, moved.toConfirm]).toEqual([
    ['c'],
    40,
    40,
    6,
    1,
  ]);
  expect(page.counts.publie).toBe(42);
});

it('ce qui est supprimé n’est compté nulle part', () => {
  const { counts } = moveItems(['c'], 'deleted')(page);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(77);
});

it('un prix changé entraîne celui du m²', () => {
  const changed = patchItem('a', (known) => withPrice(known, 1100))(page);
  expect(changed.items[0]).toMatchObject({ priceCents: 1100, basePriceCents: 275 });
  expect(withPrice(item('a', { priceCents: 0 }), 100)).toEqual({ priceCents: 100 });
});

it('ce qui est confirmé n’est plus à confirmer', () => {
  const now = new Date('2026-11-16T09:00:00Z');
  const { items, toConfirm } = confirmItems(() => true, now)(page);
  expect([items[1]?.isToConfirm, items[1]?.confirmedAt, toConfirm]).toEqual([
    false,
    '2026-11-16T09:00:00.000Z',
    1,
  ]);
});
