import { expect, it } from 'vitest';
import { readSearchQuery } from './search-query.ts';

const place = { name: 'Lyon', postalCode: '69003', latitude: 45.76, longitude: 4.84 };

it('une page sait ce qui a été tapé et ce qui a été compris, la commune écrite comme elle s’écrit', () => {
  const found = { understood: 'city=lyon&maxPrice=3', results: { place } };
  expect(readSearchQuery('?city=lyon&minPrice=50&maxPrice=3', found)).toEqual({
    asked: { city: 'Lyon', minPrice: '50', maxPrice: '3' },
    understood: { city: 'Lyon', maxPrice: '3' },
  });
});

it.each(['city=69003', 'city=lyon&lat=45.7&lng=4.8', 'q=lyon'])('« %s » reste comme elle est', (search) => {
  const { asked, understood } = readSearchQuery(search, { understood: search, results: { place } });
  expect([asked.city, understood.city]).toEqual([
    new URLSearchParams(search).get('city') ?? undefined,
    asked.city,
  ]);
});

it('sans liste, tout ce qui est demandé est compris', () => {
  const { asked, understood } = readSearchQuery('?compare=1,2&quantity=35', undefined);
  expect(understood).toEqual(asked);
});
