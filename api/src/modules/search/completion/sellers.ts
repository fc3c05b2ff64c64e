import type { Suggestion } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Typed } from './typed.ts';

const maxSellers = 2;
/** The trigram index finds nothing by fewer letters. */
const shortestName = 3;

interface OfferedSeller {
  suggestion: Suggestion;
}

export async function completeSellers(db: Database, { text, key }: Typed): Promise<OfferedSeller[]> {
  if (key.length < shortestName) return [];
  const { rows } = await sql<{ id: string; name: string; count: number }>`
    select seller_id as id, company_name as name, material_count as count
    from provider_profiles join seller_summaries on seller_id = user_id
    where fold_text(company_name) ~ ${buildPattern(text)}
    order by material_count desc, seller_id limit ${maxSellers}`.execute(db);
  return rows.map(({ id, name, count }) => ({ suggestion: { kind: 'seller', text: name, id, count } }));
}

/** The beginning of any word, then what follows, whatever sign separates the words. */
const buildPattern = (text: string) => sql`(
  '\\m' || regexp_replace(btrim(fold_text(${text})), '[^a-z0-9]+', '[^a-z0-9]+', 'g')
)`;
