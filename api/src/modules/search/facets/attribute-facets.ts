import type { Language } from '@parpaing/contract/languages';
import type { Facets } from '@parpaing/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { translateLabel } from '../../categories/service.ts';
import type { AttributeDefinition } from '../../categories/types.ts';
import type { MaterialFilter } from '../filters/filter.ts';
import { selectFound } from '../results/totals.ts';
import { listRanges } from './ranges.ts';

const maxValues = 30;
const maxNumbers = 1000;

export interface AttributeValue {
  key: string;
  value: string | null;
  number: number | null;
  count: number;
}

/**
 * The commonest values of each key, from the rows of `alike` (attributes, count). Equal attributes are grouped before
 * the JSON is expanded, because many sell the same thing.
 */
export const selectValues = (keys: string[]): RawBuilder<string | null> => sql`
  (select json_agg(ranked order by count desc, value, number)::text from (
    select key, value, number::float8 as number, count,
      row_number() over (partition by key order by count desc, value, number) as rank
    from (
      select key, value, number, sum(described.count)::int as count
      from (select attributes, sum(count) as count from alike group by attributes) as described
      cross join jsonb_each(attributes) as given (key, given)
      cross join lateral (
        select case when jsonb_typeof(given) <> 'number' then given #>> '{}' end as value,
          case when jsonb_typeof(given) = 'number' then given::numeric end as number
      ) as sorted
      where key = any(${keys}::text[])
      group by key, value, number
    ) as valued
  ) as ranked
  where rank <= case when number is null then ${maxValues}::int else ${maxNumbers}::int end)`;

export const parseValues = (json: string | null): AttributeValue[] =>
  json ? (JSON.parse(json) as AttributeValue[]) : [];

/** Counted without the attribute's own filter. */
export async function countAttribute(db: Database, filter: MaterialFilter, key: string) {
  const others = filter.attributes?.filter((attribute) => attribute.key !== key);
  const found = selectFound({ ...filter, attributes: others }, sql`attributes`);
  const { rows } = await sql<{ total: number; values: string | null }>`
    with alike as materialized (
      select attributes, count(*) as count from (${found}) as found group by attributes
    )
    select coalesce(sum(count), 0)::int as total, ${selectValues([key])} as values from alike`.execute(db);
  return { total: rows[0]?.total ?? 0, values: parseValues(rows[0]?.values ?? null) };
}

export function presentAttributes(
  definitions: AttributeDefinition[],
  values: AttributeValue[],
  language: Language,
): Facets['attributes'] {
  const byKey = Map.groupBy(values, ({ key }) => key);
  return definitions.flatMap((definition) => {
    const own = byKey.get(definition.key);
    return own ? [presentFacet(definition, own, language)] : [];
  });
}

function presentFacet(
  definition: AttributeDefinition,
  rows: AttributeValue[],
  language: Language,
): Facets['attributes'][number] {
  const { key, kind, unit } = definition;
  const name = { key, label: translateLabel(definition, language), unit };
  if (kind === 'number') {
    const ranges = listRanges(
      rows.flatMap(({ number, count }) => (number === null ? [] : { number, count })),
    );
    return { ...name, kind, min: ranges[0]?.min ?? 0, max: ranges.at(-1)?.max ?? 0, ranges };
  }
  const values = rows.map(({ value, count }) => ({ value: value ?? '', count }));
  if (kind !== 'boolean') return { ...name, kind, values };
  return { ...name, kind, values: values.map(({ value, count }) => ({ value: value === 'true', count })) };
}
