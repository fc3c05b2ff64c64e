import { roundQuotient } from '@parpaing/contract/decimals';
import type { MyMaterial } from '@parpaing/contract/schemas';
import type { MaterialStatus } from '@parpaing/contract/units';
import type { MyMaterialsPage } from '../my-materials-queries.ts';

/** Before the server answers: rows leave their tab, and both tabs count them. */
export const moveItems =
  (ids: readonly string[], to: MaterialStatus | 'deleted') =>
  (page: MyMaterialsPage): MyMaterialsPage => {
    const moved = page.items.filter(({ id, status }) => ids.includes(id) && status !== to);
    const counts = { ...page.counts };
    for (const { status } of moved) counts[status] -= 1;
    if (to !== 'deleted') counts[to] += moved.length;
    return {
      ...page,
      items: page.items.filter((item) => !moved.includes(item)),
      total: page.total - moved.length,
      counts,
      toConfirm: page.toConfirm - moved.filter(({ isToConfirm }) => isToConfirm).length,
    };
  };

export const patchItem =
  (id: string, patch: (item: MyMaterial) => Partial<MyMaterial>) =>
  (page: MyMaterialsPage): MyMaterialsPage => ({
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, ...patch(item) } : item)),
  });

export const confirmItems =
  (isConfirmed: (item: MyMaterial) => boolean, now: Date) =>
  (page: MyMaterialsPage): MyMaterialsPage => {
    const confirmed = page.items.filter((item) => item.isToConfirm && isConfirmed(item));
    const items = page.items.map((item) =>
      confirmed.includes(item) ? { ...item, isToConfirm: false, confirmedAt: now.toISOString() } : item,
    );
    return { ...page, items, toConfirm: page.toConfirm - confirmed.length };
  };

export function withPrice(item: MyMaterial, priceCents: number): Partial<MyMaterial> {
  if (item.priceCents === 0) return { priceCents };
  return {
    priceCents,
    basePriceCents: roundQuotient([item.basePriceCents, priceCents], [item.priceCents], 4),
  };
}
