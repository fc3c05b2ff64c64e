import { limits } from '@parpaing/contract/limits';
import type { Facets } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../messages/messages.ts';
import type { AttributeDefinition } from '../catalogue/types.ts';
import { matches } from './conditions.ts';
import type { MaterialFilter } from './filter.ts';
import { inIndexOrder } from './totals.ts';

/** The most common ones; a list of all is no choice. */
const mostValues = 30;

interface ValueRow {
  key: string;
  value: string;
  count: number;
}

type AttributeFacet = Facets['attributes'][number];

/** What the results have of the category's attributes; for those that are filtered by, what they would have without. */
export async function countAttributes(
  db: Database,
  filter: MaterialFilter,
  definitions: AttributeDefinition[],
  language: Language,
): Promise<AttributeFacet[]> {
  const set = new Set(filter.attributes?.map(({ key }) => key));
  const rest = definitions.filter(({ key }) => !set.has(key)).map(({ key }) => key);
  const passes = await Promise.all([
    readValues(db, filter, rest),
    ...[...set].map((key) => readValues(db, withoutAttribute(filter, key), [key])),
  ]);
  const byKey = Map.groupBy(passes.flat(), ({ key }) => key);
  return definitions.flatMap((definition) => {
    const rows = byKey.get(definition.key);
    return rows ? [presentFacet(definition, rows, language)] : [];
  });
}

function withoutAttribute(filter: MaterialFilter, key: string): MaterialFilter {
  return { ...filter, attributes: filter.attributes?.filter((attribute) => attribute.key !== key) };
}

async function readValues(db: Database, filter: MaterialFilter, keys: string[]): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    select key, value #>> '{}' as value, count(*)::int as count
    from (
      select attributes from materials where ${matches(filter)} ${inIndexOrder(filter)} limit ${limits.listDepth}
    ) as found cross join jsonb_each(attributes)
    where key = any(${keys}::text[])
    group by key, value order by count(*) desc, value`.execute(db);
  return rows;
}

function presentFacet(definition: AttributeDefinition, rows: ValueRow[], language: Language): AttributeFacet {
  const { key, kind, unit } = definition;
  const name = { key, label: language === 'en' ? definition.labelEn : definition.label, unit };
  if (kind === 'number') {
    const numbers = rows.map(({ value }) => Number(value));
    return { ...name, kind, min: Math.min(...numbers), max: Math.max(...numbers) };
  }
  const values = rows.slice(0, mostValues).map(({ value, count }) => ({ value, count }));
  if (kind !== 'boolean') return { ...name, kind, values };
  return { ...name, kind, values: values.map(({ value, count }) => ({ value: value === 'true', count })) };
}
