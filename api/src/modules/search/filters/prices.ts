import { roundQuotient } from '@parpaing/contract/decimals';
import { toCents } from '@parpaing/contract/money';
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
  if (min !== undefined) list.push(sql`${priceColumn(kind)} >= ${toBound(min, kind)}::${type}`);
  if (max !== undefined) list.push(sql`${priceColumn(kind)} <= ${toBound(max, kind)}::${type}`);
  return list;
}

const toBound = (euros: number, { by }: PriceKind): number =>
  by === 'unit' ? toCents(euros) : roundQuotient([euros, 100], [], 2);
