import { expect, it } from 'vitest';
import { appendOlderPage, mergeNewestPage } from './merge-pages.ts';

const items = (...ids: number[]) => ids.map((id) => ({ id: `${id}` }));
const timeOf = ({ id }: { id: string }) => id;

it('un message arrivé ne fait pas oublier ceux qu’on a remontés', () => {
  const known = { items: items(6, 5, 4, 3), nextCursor: 'avant 3' };
  expect(mergeNewestPage({ items: items(7, 6, 5), nextCursor: 'avant 5' }, known, timeOf)).toEqual({
    items: items(7, 6, 5, 4, 3),
    nextCursor: 'avant 3',
  });
});

it('ce qui a quitté la liste n’y reste pas', () => {
  const known = { items: items(6, 5, 4, 3), nextCursor: 'avant 3' };
  expect(mergeNewestPage({ items: items(6, 4), nextCursor: 'avant 4' }, known, timeOf).items).toEqual(
    items(6, 4, 3),
  );
  expect(mergeNewestPage({ items: items(6), nextCursor: null }, known, timeOf).items).toEqual(items(6));
});

it('rien n’est sauté après une longue absence', () => {
  const fresh = { items: items(9, 8), nextCursor: 'avant 8' };
  expect(mergeNewestPage(fresh, { items: items(4, 3), nextCursor: null }, timeOf)).toBe(fresh);
});

it('deux messages d’une même milliseconde restent deux', () => {
  const known = { items: items(6, 5, 4), nextCursor: null };
  const fresh = { items: items(6, 5), nextCursor: 'avant 5' };
  expect(mergeNewestPage(fresh, known, () => 'la même').items).toEqual(items(6, 5, 4));
});

it('la suite ne montre pas deux fois ce qui a bougé', () => {
  expect(
    appendOlderPage({ items: items(6, 5), nextCursor: 'x' }, { items: items(5, 4), nextCursor: null }),
  ).toEqual({
    items: items(6, 5, 4),
    nextCursor: null,
  });
});
