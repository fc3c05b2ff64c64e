import { expect, it } from 'vitest';
import { addOlder, joinOlder } from './join-older.ts';

const items = (...ids: number[]) => ids.map((id) => ({ id: `${id}` }));
const timeOf = ({ id }: { id: string }) => id;

it('un message arrivé ne fait pas oublier ceux qu’on a remontés', () => {
  const known = { items: items(6, 5, 4, 3), more: 'avant 3' };
  expect(joinOlder({ items: items(7, 6, 5), more: 'avant 5' }, known, timeOf)).toEqual({
    items: items(7, 6, 5, 4, 3),
    more: 'avant 3',
  });
});

it('ce qui a quitté la liste n’y reste pas', () => {
  const known = { items: items(6, 5, 4, 3), more: 'avant 3' };
  expect(joinOlder({ items: items(6, 4), more: 'avant 4' }, known, timeOf).items).toEqual(items(6, 4, 3));
  expect(joinOlder({ items: items(6), more: null }, known, timeOf).items).toEqual(items(6));
});

it('rien n’est sauté après une longue absence', () => {
  const fresh = { items: items(9, 8), more: 'avant 8' };
  expect(joinOlder(fresh, { items: items(4, 3), more: null }, timeOf)).toBe(fresh);
});

it('deux messages d’une même milliseconde restent deux', () => {
  const known = { items: items(6, 5, 4), more: null };
  const fresh = { items: items(6, 5), more: 'avant 5' };
  expect(joinOlder(fresh, known, () => 'la même').items).toEqual(items(6, 5, 4));
});

it('la suite ne montre pas deux fois ce qui a bougé', () => {
  expect(addOlder({ items: items(6, 5), more: 'x' }, { items: items(5, 4), more: null })).toEqual({
    items: items(6, 5, 4),
    more: null,
  });
});
