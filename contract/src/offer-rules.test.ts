import { expect, it } from 'vitest';
import {
  isAllowed,
  isPastDay,
  isStockLow,
  isUniquePiece,
  listOfferFaults,
  type Offer,
} from './offer-rules.ts';

const soundOffer: Offer = {
  priceCents: 4190,
  saleUnit: 'rouleau',
  baseUnit: 'm2',
  content: 5.4,
  piecesPerM2: null,
  stock: 10,
  minOrder: 1,
  availableUntil: null,
  pickup: true,
  delivery: null,
  pictures: ['a'],
};
const listFields = (change: Partial<Offer>, moment: Parameters<typeof listOfferFaults>[1]) =>
  listOfferFaults({ ...soundOffer, ...change }, moment).map(({ field }) => field);

it.each<[Partial<Offer>, string]>([
  [{ saleUnit: 'm2' }, 'content'],
  [{ saleUnit: 'm2', content: 1, baseUnit: 'kg' }, 'content'],
  [{ piecesPerM2: 12 }, 'piecesPerM2'],
  [{ pickup: false }, 'pickup'],
  [{ delivery: { freeRadiusKm: 9, maxKm: 8 } }, 'delivery.freeRadiusKm'],
  [{ priceCents: 0 }, 'priceCents'],
])('%j se refuse toujours, au champ %s', (change, field) => {
  expect(listFields(change, 'saved')).toEqual([field]);
  expect(listFields({}, 'sale')).toEqual([]);
});

it('un brouillon peut manquer de photo ou de stock, non recevoir une date passée', () => {
  const unfinished = { availableUntil: '2020-01-01', stock: 3, minOrder: 4, pictures: [] };
  expect(listFields(unfinished, 'saved')).toEqual([]);
  expect(listFields(unfinished, 'new')).toEqual(['availableUntil']);
  expect(listFields(unfinished, 'sale')).toEqual(['minOrder', 'availableUntil', 'pictures']);
});

it('une règle qui lit ce qu’on ne sait pas ne juge pas', () => {
  expect(listFields({ stock: undefined, minOrder: 4, pictures: undefined }, 'sale')).toEqual([]);
});

it('un nombre est dans ses bornes, entier s’il le faut', () => {
  const prices = [0, 1, 1.5, 100_000_000, 100_000_001, Number.NaN].map((value) =>
    isAllowed('priceCents', value),
  );
  expect(prices).toEqual([false, true, false, true, false, false]);
  expect([0, 0.001, 1_000_001].map((value) => isAllowed('minOrder', value))).toEqual([false, true, false]);
  expect([0, -1].map((value) => isAllowed('stock', value))).toEqual([true, false]);
  const days = [0, 90, 91, 1.5, -1].map((value) => isAllowed('deliveryInDays', value));
  expect(days).toEqual([true, true, false, false, false]);
});

it('la commande minimale tient dans le stock, sauf s’il est épuisé', () => {
  const offers = [
    { stock: 10, minOrder: 10 },
    { stock: 0, minOrder: 4 },
    { stock: 3.5, minOrder: 4 },
  ];
  expect(offers.map((offer) => listFields(offer, 'sale'))).toEqual([[], [], ['minOrder']]);
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
