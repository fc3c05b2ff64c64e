import type { ViewSource } from '@parpaing/contract/units';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

interface Seen {
  day: string;
  visitor: Buffer;
}

export interface ViewRow extends Seen {
  materialId: string;
  source: ViewSource;
  words: string;
  viewerId: string | undefined;
}

export interface SearchRow extends Seen {
  words: string;
  cell: number;
  results: number;
}

export interface ContactRow extends Seen {
  materialId: string;
  buyerId: string;
}

export async function getSalt(db: Database, day: string, fresh: Buffer): Promise<Buffer> {
  const { rows } = await sql<{ salt: Buffer }>`
    insert into visitor_salts (day, salt) values (${day}, ${fresh})
    on conflict (day) do update set day = excluded.day
    returning salt`.execute(db);
  if (!rows[0]) throw new Error('an upsert returns its row');
  return rows[0].salt;
}

export async function insertViews(db: Database, views: ViewRow[]): Promise<void> {
  if (views.length === 0) return;
  await sql`
    insert into view_events (day, seller_id, material_id, visitor, source, words)
    select day, seller_id, id, visitor, source, words
    from unnest(
      ${views.map(({ day }) => day)}::date[],
      ${views.map(({ materialId }) => materialId)}::uuid[],
      ${views.map(({ visitor }) => visitor)}::bytea[],
      ${views.map(({ source }) => source)}::text[],
      ${views.map(({ words }) => words)}::text[],
      ${views.map(({ viewerId }) => viewerId ?? null)}::uuid[]
    ) as seen (day, material_id, visitor, source, words, viewer_id)
    join materials on id = material_id
    where status = 'publie' and seller_id is distinct from viewer_id
    on conflict do nothing`.execute(db);
}

export async function insertSearches(db: Database, searches: SearchRow[]): Promise<void> {
  if (searches.length === 0) return;
  await sql`
    insert into search_events (day, visitor, words, cell, results)
    select * from unnest(
      ${searches.map(({ day }) => day)}::date[],
      ${searches.map(({ visitor }) => visitor)}::bytea[],
      ${searches.map(({ words }) => words)}::text[],
      ${searches.map(({ cell }) => cell)}::int[],
      ${searches.map(({ results }) => results)}::int[]
    )
    on conflict do nothing`.execute(db);
}

/** Marks the view from which a conversation was started the same day, so that its search is known. */
export async function markContacts(db: Database, contacts: ContactRow[]): Promise<void> {
  if (contacts.length === 0) return;
  await sql`
    update view_events set has_contact = true
    from unnest(
      ${contacts.map(({ day }) => day)}::date[],
      ${contacts.map(({ visitor }) => visitor)}::bytea[],
      ${contacts.map(({ materialId }) => materialId)}::uuid[],
      ${contacts.map(({ buyerId }) => buyerId)}::uuid[]
    ) as made (day, visitor, material_id, buyer_id)
    join conversations using (material_id, buyer_id)
    where view_events.seller_id = conversations.seller_id and view_events.material_id = made.material_id
      and view_events.day = made.day and view_events.visitor = made.visitor
      and conversations.created_at >= made.day::timestamp at time zone 'Europe/Paris'`.execute(db);
}
