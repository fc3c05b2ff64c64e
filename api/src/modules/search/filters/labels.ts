import { type RawBuilder, sql } from 'kysely';
import type { Branch } from '../../categories/service.ts';
import type { MaterialFilter } from './filter.ts';
import { toCents } from './prices.ts';

type Sql = RawBuilder<unknown>;

/**
 * Words, and the labels indexed beside them (db/functions/material-labels.sql), so that the GIN index narrows down by
 * all at once; area and price labels are approximate. One condition for each kind: the index would evaluate one long
 * query again for every row.
 */
export function buildWordConditions(
  column: 'search_vector' | 'headline',
  words: string,
  filter: MaterialFilter,
  weekQuery?: string,
): Sql {
  const asked = [words, weekQuery, ...listLabels(filter)].filter((part) => part !== undefined);
  return sql.join(
    asked.map((part) => sql`${sql.ref(column)} @@ ${part}::tsquery`),
    sql` and `,
  );
}

const listLabels = (filter: MaterialFilter) => [
  filter.category && buildBranchLabels(filter.category),
  filter.conditions && buildLabels('condition', filter.conditions),
  buildAreaLabels(filter),
  buildPriceLabels(filter),
];

const buildLabels = (kind: string, values: (string | number)[]) =>
  values.map((value) => `'@${kind} ${value}'`).join(' | ');

const buildBranchLabels = ({ root, slugs }: Branch) =>
  slugs ? buildLabels('category', slugs) : buildLabels('root', [root]);

const listBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Slightly less than a degree of latitude, so that no cell is missed. */
const kmPerDegree = 110;
/** Cells of a quarter of a degree, about 28 × 20 km in France; farther there would be too many. */
const maxKmForQuarters = 50;
const maxKm = 400;

function buildAreaLabels({ near, radiusKm, reachKm }: MaterialFilter): string | undefined {
  const km = Math.min(radiusKm ?? Number.POSITIVE_INFINITY, reachKm ?? Number.POSITIVE_INFINITY);
  if (!near || km > maxKm) return undefined;
  const height = km / kmPerDegree;
  const width = height / Math.cos(((Math.abs(near.lat) + height) * Math.PI) / 180);
  if (Math.abs(near.lat) + height > 75 || Math.abs(near.lng) + width > 180) return undefined;
  const [kind, cells] = km <= maxKmForQuarters ? ['quarter', 4] : ['degree', 1];
  const cross = (middle: number, reach: number) =>
    listBetween(Math.floor((middle - reach) * cells), Math.floor((middle + reach) * cells));
  const columns = cross(near.lng, width);
  return buildLabels(
    kind,
    cross(near.lat, height).flatMap((row) => columns.map((column) => `${row} ${column}`)),
  );
}

/** `vat_rate` may be up to 99. */
const maxTaxFactor = 1.99;

const maxSteps = 12;

function buildPriceLabels({ price }: MaterialFilter): string | undefined {
  if (price?.max === undefined) return undefined;
  const { min = 0, max, ...kind } = price;
  const most = toCents(max, kind) * (kind.tax === 'ht' ? maxTaxFactor : 1);
  const steps = listBetween(toStep(toCents(min, kind)), toStep(Math.ceil(most)));
  return steps.length > maxSteps
    ? undefined
    : buildLabels(kind.by === 'unit' ? 'price' : 'base_price', steps);
}

/** The same as `price_step` in db/functions/material-labels.sql. */
function toStep(cents: number): number {
  const digits = String(Math.floor(cents));
  return Number(`${digits.length}${digits[0]}`);
}
