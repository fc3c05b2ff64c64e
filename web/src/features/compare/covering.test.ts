import type { MaterialDetail } from '@parpaing/contract/schemas';
import { describe, expect, it } from 'vitest';
import * as m from '../../paraglide/messages.js';
import { listSections } from './comparison-rows.ts';
import { markBest } from './mark-best.ts';
import { computePurchase, listCovering } from './purchase.ts';

const place = { name: 'Lyon', latitude: 45.76, longitude: 4.84, postalCode: '69001', radius: 30 };
const need = { quantity: 35, unit: 'm2', waste: 0 } as const;
const delivery = { baseCents: 2000, perKmCents: 100, freeRadiusKm: 0, maxKm: 50 };

const offer = (priceCents: number, changes: Partial<MaterialDetail> = {}) =>
  ({
    id: String(priceCents),
    title: 'Laine de verre',
    priceCents,
    vatRate: 20,
    saleUnit: 'rouleau',
    baseUnit: 'm2',
    content: 10,
    basePriceCents: priceCents / 10,
    stock: 20,
    minOrder: 1,
    latitude: place.latitude,
    longitude: place.longitude,
    delivery: null,
    attributes: [],
    city: 'Lyon',
    department: '69',
    seller: { name: 'Négoce Dupré', businessType: 'negoce', replyMinutes: null },
    ...changes,
  }) as MaterialDetail;

const short = { stock: 3 };
const soldOut = { stock: 0 };
const underMinimum = { stock: 4, minOrder: 5 };
const byPiece = { baseUnit: 'piece', content: 1 } as const;
const tooFar = { delivery: { ...delivery, maxKm: 10 }, latitude: 43.3, longitude: 5.37 };

const cases = [
  ['toutes suffisent', [offer(1000), offer(2000)], need, null, [true, true]],
  ['un stock sous le besoin', [offer(1000, short), offer(2000)], need, null, [false, true]],
  ['le même stock sans besoin', [offer(1000, short), offer(2000)], undefined, null, [true, true]],
  ['épuisé, sans besoin', [offer(1000, soldOut), offer(2000)], undefined, null, [false, true]],
  ['moins que le minimum', [offer(1000, underMinimum), offer(2000)], undefined, null, [false, true]],
  ['une autre unité que le besoin', [offer(1000, byPiece), offer(2000)], need, null, [false, true]],
  ['à retirer seulement', [offer(1000), offer(2000, { delivery })], need, place, [false, true]],
  ['livré, mais pas jusque-là', [offer(1000, tooFar), offer(2000, { delivery })], need, place, [false, true]],
  ['personne ne livre', [offer(1000), offer(2000)], need, place, [true, true]],
  [
    'le seul qui livre n’a pas assez',
    [offer(1000), offer(2000, { delivery, ...short })],
    need,
    place,
    [true, false],
  ],
  [
    'sans lieu, la livraison ne compte pas',
    [offer(1000), offer(2000, { delivery })],
    need,
    null,
    [true, true],
  ],
] as const;

describe.each(cases)('%s', (_, items, asked, around, expected) => {
  const purchases = items.map((item) => computePurchase(item, asked, around, 'ttc'));
  const rows = listSections(purchases, { need: asked, place: around, tax: 'ttc' }).flatMap(
    (each) => each.rows,
  );
  const findMarked = (words: string) =>
    rows.flatMap(({ best }) => (best?.words === words ? [markBest(best.values, best.wins)] : []));

  it('on sait qui suffit', () => {
    expect(listCovering(purchases)).toEqual(expected);
  });

  it('ce qui ne suffit pas n’est jamais le plus bas ni le moins cher', () => {
    const all = [m.compare_best(), m.compare_best_covering(), m.compare_cheapest()].flatMap(findMarked);
    expect(all.length).toBeGreaterThan(0);
    for (const marks of all) expect(marks.filter((isBest, index) => isBest && !expected[index])).toEqual([]);
  });
});

it('quand un prix plus bas ne suffit pas, la marque le dit', () => {
  const purchases = [offer(1000, short), offer(2000), offer(3000)].map((item) =>
    computePurchase(item, need, null, 'ttc'),
  );
  const rows = listSections(purchases, { need, place: null, tax: 'ttc' }).flatMap((each) => each.rows);
  const marked = rows.filter(({ best }) => best?.words === m.compare_best_covering());
  expect(marked.map(({ best }) => markBest(best?.values ?? [], 'lowest'))).toEqual([
    [false, true, false],
    [false, true, false],
  ]);
});
