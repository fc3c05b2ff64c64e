import type { Facets } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../messages/messages.ts';
import type { AttributeDefinition } from '../catalogue/types.ts';
import type { MaterialFilter } from './filter.ts';
import { capTotal, prepareFound } from './totals.ts';

/** The most common ones; a list of all is no choice. */
const mostValues = 30;

interface ValueRow {
  key: string;
  /** Null for numbers, which have bounds instead. */
  value: string | null;
  count: number;
  min: number | null;
  max: number | null;
}

type AttributeFacet = Facets['attributes'][number];

/** What the results have of the category's attributes; for those that are filtered by, what they would have without. */
export async function countAttributes(
  db: Database,
  filter: MaterialFilter,
  definitions: AttributeDefinition[],
  language: Language,
): Promise<{ facets: AttributeFacet[]; isExact: boolean }> {
  const set = new Set(filter.attributes?.map(({ key }) => key));
  const rest = definitions.filter(({ key }) => !set.has(key)).map(({ key }) => key);
  const passes = await Promise.all([
    readValues(db, filter, rest),
    ...[...set].map((key) => readValues(db, withoutAttribute(filter, key), [key])),
  ]);
  const byKey = Map.groupBy(
    passes.flatMap(({ rows }) => rows),
    ({ key }) => key,
  );
  const facets = definitions.flatMap((definition) => {
    const rows = byKey.get(definition.key);
    return rows ? [presentFacet(definition, rows, language)] : [];
  });
  return { facets, isExact: passes.every(({ isExact }) => isExact) };
}

function withoutAttribute(filter: MaterialFilter, key: string): MaterialFilter {
  return { ...filter, attributes: filter.attributes?.filter((attribute) => attribute.key !== key) };
}

/** Many sell the same: what is described alike is taken apart once. The total is told even where no value is. */
async function readValues(db: Database, filter: MaterialFilter, keys: string[]) {
  const found = await prepareFound(db, filter);
  const { rows } = await sql<{ total: number } & (ValueRow | { key: null })>`
    with alike as materialized (
      select attributes, count(*) as count from (${found(sql`attributes`)}) as found
      group by attributes
    )
    select * from (select coalesce(sum(count), 0)::int as total from alike) as whole
    left join (
      select key, value, sum(alike.count)::int as count, min(number)::float8 as min, max(number)::float8 as max
      from alike
      cross join jsonb_each(attributes) as given (key, given)
      cross join lateral (
        select case when jsonb_typeof(given) <> 'number' then given #>> '{}' end as value,
          case when jsonb_typeof(given) = 'number' then given::numeric end as number
      ) as sorted
      where key = any(${keys}::text[])
      group by key, value
    ) as valued on true
    order by count desc, value`.execute(db);
  return {
    rows: rows.filter((row) => row.key !== null),
    isExact: capTotal(rows[0]?.total ?? 0).isTotalExact,
  };
}

function presentFacet(definition: AttributeDefinition, rows: ValueRow[], language: Language): AttributeFacet {
  const { key, kind, unit } = definition;
  const name = { key, label: language === 'en' ? definition.labelEn : definition.label, unit };
  if (kind === 'number') {
    const { min, max } = rows.find((row) => row.min !== null) ?? {};
    return { ...name, kind, min: min ?? 0, max: max ?? 0 };
  }
  const values = rows.slice(0, mostValues).map(({ value, count }) => ({ value: value ?? '', count }));
  if (kind !== 'boolean') return { ...name, kind, values };
  return { ...name, kind, values: values.map(({ value, count }) => ({ value: value === 'true', count })) };
}
