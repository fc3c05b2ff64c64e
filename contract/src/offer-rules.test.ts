import { expect, it } from 'vitest';
import { isMinimumInStock, isPastDay, isStockLow, isUniquePiece } from './offer-rules.ts';

it('la commande minimale tient dans le stock, sauf s’il est épuisé', () => {
  const offers = [
    { stock: 10, minOrder: 10 },
    { stock: 0, minOrder: 4 },
    { stock: 3.5, minOrder: 4 },
  ];
  expect(offers.map(isMinimumInStock)).toEqual([true, true, false]);
});

it('un stock est bas quand il reste de quoi servir une commande, ou presque rien, pas parce qu’il est petit', () => {
  const door = { saleUnit: 'piece', condition: 'reemploi' } as const;
  const offers = [
    { ...door, stock: 4, minOrder: 1 },
    { ...door, stock: 4, minOrder: 4 },
    { ...door, stock: 2, minOrder: 1 },
    { ...door, stock: 1, minOrder: 1 },
    { ...door, condition: 'neuf' as const, stock: 1, minOrder: 1 },
    { ...door, stock: 0, minOrder: 1 },
  ];
  expect(offers.map(isStockLow)).toEqual([false, true, true, false, true, false]);
  expect(offers.map(isUniquePiece)).toEqual([false, false, false, true, false, false]);
});

it('un jour est passé quand il l’est à Paris', () => {
  const lateEvening = new Date('2026-08-24T22:30:00Z');
  const days = ['2026-08-24', '2026-08-25', null];
  expect(days.map((day) => isPastDay(day, lateEvening))).toEqual([true, false, false]);
});
