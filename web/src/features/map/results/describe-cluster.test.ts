import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { describeCluster, describeTag, describeTruncation } from './describe-cluster.ts';

beforeAll(() => overwriteGetLocale(() => 'fr'));

const place = {
  communeCode: '69259',
  city: 'Vénissieux',
  department: '69',
  latitude: 45.69,
  longitude: 4.89,
  count: 1,
  minPriceCents: 2000,
  minPriceTtcCents: 2400,
  minNeed: null,
};

it('une étiquette dit le prix d’un matériau, ou combien il y en a et le plus bas', () => {
  expect(describeTag({ count: 1, places: [place] }, 'ttc')).toEqual({ price: '24,00\u00A0€' });
  const cheaper = { ...place, city: 'Bron', minPriceCents: 400, minPriceTtcCents: 480 };
  expect(describeTag({ count: 12, places: [place, cheaper] }, 'ht')).toEqual({
    count: '12',
    price: 'dès 4,00\u00A0€',
  });
});

it('avec un besoin, elle dit le total le plus bas pour lui, livré si quelqu’un y livre', () => {
  const needed = { ...place, minNeed: { htCents: 33_520, ttcCents: 40_224, isDelivered: true } };
  const cheaper = {
    ...place,
    city: 'Bron',
    minNeed: { htCents: 30_000, ttcCents: 36_000, isDelivered: true },
  };
  expect(describeTag({ count: 1, places: [needed] }, 'ttc')).toEqual({ price: '402,24\u00A0€' });
  expect(describeTag({ count: 2, places: [needed, cheaper] }, 'ht').price).toBe('dès 300,00\u00A0€');
  expect(describeCluster({ count: 2, places: [needed, cheaper] }, 'ttc')).toBe(
    'Vénissieux, Bron\u00A0: 2 matériaux, dès 360,00\u00A0€\u00A0TTC pour votre quantité, livrée',
  );
  const toCollect = { ...place, minNeed: { htCents: 10_000, ttcCents: 12_000, isDelivered: false } };
  expect(describeTag({ count: 2, places: [toCollect, needed] }, 'ttc').price).toBe('dès 402,24\u00A0€');
});

it('une carte entière n’en dit rien', () => {
  expect(
    describeTruncation({ places: [{ count: 3 }, { count: 2 }], total: 5, isTotalExact: true }),
  ).toBeUndefined();
});

it.each([
  [{ places: [{ count: 3 }], total: 5, isTotalExact: true }, 'Elle montre 3 des 5 matériaux trouvés'],
  [
    { places: [{ count: 10_000 }], total: 10_000, isTotalExact: false },
    'Elle montre 10\u00A0000 des 10\u00A0000+ matériaux trouvés',
  ],
])('une carte où tout ne tient pas le dit', (drawn, sentence) => {
  expect(describeTruncation(drawn)).toContain(sentence);
});
