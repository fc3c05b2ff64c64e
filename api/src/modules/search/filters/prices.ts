import { type RawBuilder, sql } from 'kysely';
import type { MaterialFilter, PriceKind } from './filter.ts';

const columns = {
  unit: { ttc: 'price_ttc_cents', ht: 'price_cents' },
  base: { ttc: 'base_price_ttc_cents', ht: 'base_price_cents' },
} as const;

export const priceColumn = ({ by, tax }: PriceKind): RawBuilder<unknown> => sql.ref(columns[by][tax]);

/** Cast to the type of the column: a comparison of two types could not use its index. */
export function listPriceConditions({ min, max, ...kind }: NonNullable<MaterialFilter['price']>) {
  const type = sql.raw(kind.by === 'unit' ? 'int' : 'numeric');
  const list: RawBuilder<unknown>[] = [];
  if (min !== undefined) list.push(sql`${priceColumn(kind)} >= ${toCents(min, kind)}::${type}`);
  if (max !== undefined) list.push(sql`${priceColumn(kind)} <= ${toCents(max, kind)}::${type}`);
  return list;
}

const toCents = (euros: number, { by }: PriceKind): number =>
  by === 'unit' ? Math.round(euros * 100) : Math.round(euros * 10_000) / 100;
