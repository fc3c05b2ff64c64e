import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { describeDelivery } from './describe-delivery.ts';

beforeAll(() => overwriteGetLocale(() => 'fr'));

const terms = { baseCents: 2900, perKmCents: 110, freeRadiusKm: 8, maxKm: 50 };

it.each([
  [terms, 'Livraison gratuite jusqu’à 8 km ; au-delà, 34,80 € + 1,32 €/km (50 km max)'],
  [{ ...terms, freeRadiusKm: 0 }, 'Livraison : 34,80 € + 1,32 €/km (50 km max)'],
  [{ ...terms, perKmCents: 0 }, 'Livraison gratuite jusqu’à 8 km ; au-delà, 34,80 € (50 km max)'],
  [{ ...terms, baseCents: 0, perKmCents: 0 }, 'Livraison gratuite jusqu’à 50 km'],
])('les conditions %j se disent en une phrase', (given, sentence) => {
  expect(describeDelivery(given, 20).replaceAll('\u00A0', ' ')).toBe(sentence);
});
