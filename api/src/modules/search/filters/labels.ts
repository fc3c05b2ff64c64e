import { type RawBuilder, sql } from 'kysely';
import type { Branch } from '../../categories/service.ts';
import type { MaterialFilter } from './filter.ts';
import { toCents } from './prices.ts';

type Sql = RawBuilder<unknown>;

/**
 * Has the words, and the labels that stand among the words of a material (migrations 0015 and 0016): the index of words
 * then reads only what has them all. They tell branch, category and condition; place and price only about. Each kind is
 * a condition of its own, as the index would weigh one long query again for every row that has a part of it.
 */
export function hasWords(
  column: 'search_vector' | 'headline',
  words: string,
  filter: MaterialFilter,
  weeks?: string,
): Sql {
  const asked = [words, weeks, ...listLabels(filter)].filter((part) => part !== undefined);
  return sql.join(
    asked.map((part) => sql`${sql.ref(column)} @@ ${part}::tsquery`),
    sql` and `,
  );
}

const listLabels = (filter: MaterialFilter) => [
  filter.category && labelBranch(filter.category),
  filter.conditions && anyLabel('condition', filter.conditions),
  labelArea(filter),
  labelPrices(filter),
];

const anyLabel = (kind: string, values: (string | number)[]) =>
  values.map((value) => `'@${kind} ${value}'`).join(' | ');

const labelBranch = ({ root, slugs }: Branch) =>
  slugs ? anyLabel('category', slugs) : anyLabel('root', [root]);

const listBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** A little less than a degree of latitude has, so that no cell is left out. */
const kmPerDegree = 110;
/** Farther, there would be too many cells of a quarter of a degree, which in France have some 28 km by 20. */
const mostKmByQuarters = 50;
/** Farther, it is most of France. */
const mostKm = 400;

/** Cells that the circle may reach into. */
function labelArea({ near, radiusKm, reachKm }: MaterialFilter): string | undefined {
  const km = Math.min(radiusKm ?? Number.POSITIVE_INFINITY, reachKm ?? Number.POSITIVE_INFINITY);
  if (!near || km > mostKm) return undefined;
  const height = km / kmPerDegree;
  const width = height / Math.cos(((Math.abs(near.lat) + height) * Math.PI) / 180);
  // Where degrees shrink or begin again, nobody sells.
  if (Math.abs(near.lat) + height > 75 || Math.abs(near.lng) + width > 180) return undefined;
  const [kind, cells] = km <= mostKmByQuarters ? ['quarter', 4] : ['degree', 1];
  const cross = (middle: number, reach: number) =>
    listBetween(Math.floor((middle - reach) * cells), Math.floor((middle + reach) * cells));
  const columns = cross(near.lng, width);
  return anyLabel(
    kind,
    cross(near.lat, height).flatMap((row) => columns.map((column) => `${row} ${column}`)),
  );
}

/** With VAT, of which a price without can have up to 99 % (migration 0003). */
const mostTax = 1.99;

/** A longer range leaves out too little to be worth its steps. */
const mostSteps = 12;

function labelPrices({ price }: MaterialFilter): string | undefined {
  if (price?.max === undefined) return undefined;
  const { min = 0, max, ...kind } = price;
  const most = toCents(max, kind) * (kind.tax === 'ht' ? mostTax : 1);
  const steps = listBetween(toStep(toCents(min, kind)), toStep(Math.ceil(most)));
  return steps.length > mostSteps ? undefined : anyLabel(kind.by === 'unit' ? 'price' : 'base_price', steps);
}

/** As `price_step` in the database: how long it is, and the digit it begins with. */
function toStep(cents: number): number {
  const digits = String(Math.floor(cents));
  return Number(`${digits.length}${digits[0]}`);
}
