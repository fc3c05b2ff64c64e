import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { Database } from '../../../db/database.ts';
import type { MaterialFilter } from '../filters/filter.ts';
import type { PreparedSearch } from '../filters/prepare.ts';
import { countMatches } from '../results/totals.ts';
import { dropLastPreposition } from '../words/place-in-words.ts';
import { listFewerWords } from '../words/relaxing.ts';

type Widening = CallAnswer<'listMaterials'>['widenings'][number];
type Wider = { filter: MaterialFilter } & (
  | { kind: 'radius'; radiusKm: number }
  | { kind: 'anywhere' }
  | { kind: 'word'; word: string; q: string }
  | { kind: 'filter'; name: FilterName }
);
type FilterName = (Widening & { kind: 'filter' })['name'];

const enoughResults = 5;
const maxWidenings = 5;
const maxRadii = 2;
const maxWords = 2;
const radiiKm = [10, 20, 30, 50, 100, 200, limits.maxRadiusKm];

/** What would find more, where little was found: a wider circle, a filter, the need or a word less. */
export async function findWidenings(
  db: Database,
  search: PreparedSearch,
  total: number,
): Promise<Widening[]> {
  if (total >= enoughResults || search.words?.thing) return [];
  const wider = [...listRadii(search), ...listFilters(search), ...(await listWords(db, search))];
  const counts = await Promise.all(wider.map(({ filter }) => countMatches(db, filter)));
  return wider
    .map(({ filter: _, ...widening }, index) => ({ ...widening, more: (counts[index]?.total ?? 0) - total }))
    .filter(({ kind, more }, index, all) => more > 0 && (!isArea(kind) || more !== all[index - 1]?.more))
    .slice(0, maxWidenings);
}

const isArea = (kind: Wider['kind']) => kind === 'radius' || kind === 'anywhere';

function listRadii({ filter: narrow, words }: PreparedSearch): Wider[] {
  const filter = { ...narrow, text: words?.wholeQuery ?? narrow.text };
  const { near, radiusKm, bounds } = filter;
  if (!bounds && (!near || !radiusKm)) return [];
  const radii = radiusKm ? radiiKm.filter((radius) => radius > radiusKm).slice(0, maxRadii) : [];
  return [
    ...radii.map((radius) => ({
      kind: 'radius' as const,
      radiusKm: radius,
      filter: { ...filter, radiusKm: radius },
    })),
    { kind: 'anywhere' as const, filter: { ...filter, radiusKm: undefined, bounds: undefined } },
  ];
}

function listFilters({ filter }: PreparedSearch): Wider[] {
  const without: Record<FilterName, Partial<MaterialFilter>> = {
    need: { need: undefined, maxTotals: undefined },
    price: { price: undefined },
    condition: { conditions: undefined },
    delivery: { isDelivered: undefined },
    inStock: { isInStock: undefined },
    budget: { maxTotals: undefined },
    before: { withinDays: undefined },
  };
  return (Object.keys(without) as FilterName[]).flatMap((name) => {
    const changed = without[name];
    const isSet = Object.keys(changed).some((key) => filter[key as keyof MaterialFilter] !== undefined);
    return isSet ? [{ kind: 'filter' as const, name, filter: { ...filter, ...changed } }] : [];
  });
}

export async function listWords(
  db: Database,
  { filter, words, quantityInWords }: PreparedSearch,
): Promise<(Wider & { kind: 'word' })[]> {
  const quantity = quantityInWords?.isApplied ? `${quantityInWords.typed} ` : '';
  const fewer = words ? await listFewerWords(db, words.searched, maxWords) : [];
  return fewer.map(({ word, query }) => ({
    kind: 'word',
    word,
    q: quantity + leaveOut(words?.searched.text ?? '', [...(words?.leftOut ?? []), word]),
    filter: { ...filter, text: query },
  }));
}

export function leaveOut(text: string, words: string[]): string {
  const left = words.reduce((rest, word) => {
    const literal = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu'), '');
  }, text);
  return dropLastPreposition(left.replaceAll(/\s+/g, ' '));
}
