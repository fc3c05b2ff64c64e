import { expect, it } from 'vitest';
import { addDelivery, addWaste, countUnits, deliveryCents, orderFor } from './order.ts';

it.each([
  ['35 m² en rouleaux de 5,4 m²', 35, { content: 5.4, minOrder: 1 }, 7],
  ['ce qui tombe juste à une poussière près', 6.6, { content: 0.6, minOrder: 1 }, 11],
  ['un mètre carré à 38 pièces', 1, { content: 1 / 38, minOrder: 1 }, 38],
  ['moins que la commande minimale', 5, { content: 5.4, minOrder: 4 }, 4],
  ['une commande minimale d’une demi-unité', 0.1, { content: 1, minOrder: 0.5 }, 1],
])('%s', (_, needed, offer, units) => {
  expect(countUnits(needed, offer)).toBe(units);
});

it('une chute s’ajoute sans poussière binaire', () => {
  expect([addWaste(6, 10), addWaste(35, 12.3), addWaste(0.1, 50)]).toEqual([6.6, 39.305, 0.15]);
});

const terms = { baseCents: 3500, perKmCents: 120, freeRadiusKm: 5, maxKm: 40 };

it.each([
  ['au pas de la porte', 0, 0],
  ['à la limite du rayon offert', 5, 0],
  ['juste au-delà : le forfait, puis les kilomètres', 6, 3620],
  ['au dixième de kilomètre', 12.3, 4376],
  ['au plus loin', 40, 7700],
  ['plus loin que le vendeur ne va', 40.1, null],
])('une livraison %s (%s km) coûte %s centimes', (_, distance, cents) => {
  expect(deliveryCents(terms, distance)).toBe(cents);
});

it('un vendeur qui ne livre pas n’a pas de prix', () => {
  expect(deliveryCents(null, 1)).toBeNull();
});

it('la TVA d’un total et celle de sa livraison s’arrondissent chacune', () => {
  const offer = { content: 1, minOrder: 1, stock: 3, priceCents: 103, vatRate: 20 };
  const order = orderFor(3, offer);
  expect(order).toEqual({ units: 3, isInStock: true, htCents: 309, ttcCents: 371 });
  expect(addDelivery(order, 104, 20)).toEqual({ htCents: 413, ttcCents: 496 });
});
