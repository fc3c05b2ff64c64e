import { expect, it } from 'vitest';
import { isMinimumInStock, isPastDay } from './offer-rules.ts';

it('la commande minimale tient dans le stock, sauf s’il est épuisé', () => {
  const offers = [
    { stock: 10, minOrder: 10 },
    { stock: 0, minOrder: 4 },
    { stock: 3.5, minOrder: 4 },
  ];
  expect(offers.map(isMinimumInStock)).toEqual([true, true, false]);
});

it('un jour est passé quand il l’est à Paris', () => {
  const lateEvening = new Date('2026-08-24T22:30:00Z');
  const days = ['2026-08-24', '2026-08-25', null];
  expect(days.map((day) => isPastDay(day, lateEvening))).toEqual([true, false, false]);
});
