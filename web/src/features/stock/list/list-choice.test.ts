import { expect, it } from 'vitest';
import { choiceAddress, readChoice } from './list-choice.ts';

const read = (search: string) => readChoice(new URLSearchParams(search));

it('l’adresse dit l’onglet, les mots, le tri et la page', () => {
  expect(read('?status=en_pause&q= sable &sort=stock&page=3')).toEqual({
    status: 'en_pause',
    q: 'sable',
    sort: 'stock',
    page: 3,
  });
});

it.each(['', '?status=vole', '?sort=x&page=0', '?page=1.5', '?page=99999'])(
  'ce qui ne se lit pas vaut ce qui est d’usage (%s)',
  (search) => {
    expect(read(search)).toEqual({ status: 'publie', q: undefined, sort: 'recent', page: 1 });
  },
);

it('un changement garde le reste et ramène à la première page', () => {
  const choice = read('?status=vendu&q=sable&page=4');
  expect(choiceAddress(choice, { sort: 'price' })).toBe('/my-materials?status=vendu&q=sable&sort=price');
  expect(choiceAddress(choice, { page: 5 })).toBe('/my-materials?status=vendu&q=sable&page=5');
  expect(choiceAddress(choice, { status: 'publie', q: undefined })).toBe('/my-materials');
});
