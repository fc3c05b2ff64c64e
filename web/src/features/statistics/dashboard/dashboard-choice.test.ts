import { expect, it } from 'vitest';
import { dashboardAddress, readDashboardChoice } from './dashboard-choice.ts';

it.each([
  ['', { status: undefined, q: undefined, sort: 'recent', page: undefined }],
  ['status=en_pause&q=laine&by=stock&page=2', { status: 'en_pause', q: 'laine', sort: 'stock', page: 2 }],
  ['status=perdu&by=couleur&page=-1', { status: undefined, q: undefined, sort: 'recent', page: undefined }],
])('l’adresse « %s » demande %j', (search, expected) => {
  expect(readDashboardChoice(new URLSearchParams(search))).toEqual(expected);
});

it('changer de tri garde le reste et revient à la première page', () => {
  const choice = readDashboardChoice(new URLSearchParams('status=publie&q=laine de verre&page=3'));
  expect(dashboardAddress(choice, { sort: 'views' })).toBe('?status=publie&q=laine+de+verre&by=views');
  expect(dashboardAddress(choice, { status: undefined, q: undefined })).toBe('?');
});
