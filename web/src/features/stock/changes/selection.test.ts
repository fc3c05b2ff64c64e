import { expect, it } from 'vitest';
import { listSelected, nothingSelected, toggle, togglePage } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];

it('un clic coche, un autre décoche', () => {
  const one = toggle(nothingSelected, 'b', shown, false);
  expect(one.ids).toEqual(['b']);
  expect(toggle(one, 'b', shown, false).ids).toEqual([]);
});

it('Maj coche tout ce qui se trouve entre deux, dans les deux sens', () => {
  const down = toggle(toggle(nothingSelected, 'b', shown, false), 'd', shown, true);
  expect(down.ids).toEqual(['b', 'c', 'd']);
  const up = toggle(toggle(nothingSelected, 'd', shown, false), 'b', shown, true);
  expect(up.ids).toEqual(['b', 'c', 'd']);
  expect(toggle(down, 'c', shown, true).ids).toEqual(['b']);
});

it('Maj sans point de départ ne touche qu’une ligne', () => {
  expect(toggle(nothingSelected, 'c', shown, true).ids).toEqual(['c']);
  expect(toggle({ ids: [], anchor: 'parti' }, 'c', shown, true).ids).toEqual(['c']);
});

it('la page se coche entière, puis se décoche', () => {
  const page = togglePage({ ids: ['b'], anchor: 'b' }, shown);
  expect(page.ids).toEqual(shown);
  expect(togglePage(page, shown).ids).toEqual([]);
});

it('ce qui a quitté la page n’est plus coché', () => {
  expect(listSelected({ ids: ['b', 'parti'], anchor: 'b' }, [{ id: 'a' }, { id: 'b' }])).toEqual([
    { id: 'b' },
  ]);
});
