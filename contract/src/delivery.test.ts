import { expect, it } from 'vitest';
import { deliveryCents } from './delivery.ts';

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
