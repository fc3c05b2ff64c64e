import { expect, it } from 'vitest';
import { readReportChoice, sortAddress } from './report-choice.ts';

it.each([
  ['', { days: 30, sort: 'views', page: undefined }],
  ['days=365&by=contacts&page=2', { days: 365, sort: 'contacts', page: 2 }],
  ['days=31&by=prix&page=0', { days: 30, sort: 'views', page: undefined }],
  ['days=7%20', { days: 7, sort: 'views', page: undefined }],
])('l’adresse « %s » demande %j', (search, expected) => {
  expect(readReportChoice(new URLSearchParams(search))).toEqual(expected);
});

it('trier garde la période et revient à la première page', () => {
  const choice = { days: 90, sort: 'views', page: 3 } as const;
  expect(sortAddress(choice, 'favorites')).toBe('?days=90&by=favorites&page=1');
  expect(sortAddress({ ...choice, page: undefined }, 'views')).toBe('?days=90&by=views');
});
