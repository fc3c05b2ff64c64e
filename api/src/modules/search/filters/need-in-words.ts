import type { CallAnswer } from '@parpaing/contract/calls';
import { findQuantity } from '@parpaing/contract/quantity-in-words';
import type { MaterialFilters } from '@parpaing/contract/schemas';
import type { BaseUnit } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { TextQuery } from '../words/text-query.ts';
import type { Need } from './filter.ts';

type QuantityInWords = CallAnswer<'listMaterials'>['quantityInWords'];

/**
 * « 35 m² de laine de verre »: a need as if it were asked for, where the thing is sold in that unit. Nothing would have
 * 35 m² of what all sell by the bag.
 */
export async function readNeedInWords(
  db: Database,
  { q = '', quantity, quantityAsWords = false }: MaterialFilters,
  text: TextQuery | undefined,
): Promise<{ need?: Need; quantityInWords: QuantityInWords }> {
  const found = text && quantity === undefined ? findQuantity(q) : undefined;
  if (!text || !found) return { quantityInWords: null };
  const needs = listNeeds(found.quantity, found.unit);
  const need = quantityAsWords ? undefined : await findSold(db, text, needs);
  if (!need) return { quantityInWords: { ...found, isApplied: false } };
  const { amount, unit } = need;
  return { need, quantityInWords: { ...found, quantity: amount, unit, isApplied: true } };
}

function listNeeds(amount: number, unit: BaseUnit): Need[] {
  if (unit === 'kg')
    return [
      { amount, unit },
      { amount: amount / 1000, unit: 't' },
    ];
  if (unit === 't')
    return [
      { amount, unit },
      { amount: amount * 1000, unit: 'kg' },
    ];
  return [{ amount, unit }];
}

/** The first need in whose unit the thing is sold: what titles begin with and have all words of, or the nearest to it. */
async function findSold(
  db: Database,
  { titleOpening, withoutCondition }: TextQuery,
  needs: Need[],
): Promise<Need | undefined> {
  const opens = sql`headline @@ ${titleOpening}::tsquery`;
  const hasAll = sql`headline @@ ${withoutCondition}::tsquery`;
  const steps = [sql`${opens} and ${hasAll}`, opens, hasAll].map((words) => {
    const units = needs.map(
      ({ unit }, index) => sql`when ${exists(sql`${words} and base_unit = ${unit}`)} then ${index}::int`,
    );
    return sql`when ${exists(words)} then case ${sql.join(units, sql` `)} end`;
  });
  const { rows } = await sql<{ index: number | null }>`
    select case ${sql.join(steps, sql` `)} end as index`.execute(db);
  return needs[rows[0]?.index ?? -1];
}

const exists = (condition: RawBuilder<unknown>) => sql`
  exists (
    with met as materialized (select from materials where status = 'publie' and ${condition})
    select from met
  )`;
