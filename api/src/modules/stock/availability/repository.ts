import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { inBatches } from '../batches.ts';

export interface AskedMaterial {
  id: string;
  title: string;
}

export interface DueMaterial extends AskedMaterial {
  confirmedAt: Date;
}

interface Due {
  now: Date;
  days: number;
}

const before = ({ now, days }: Due) => sql`${now}::timestamptz - make_interval(days => ${days})`;

const isToAsk = (due: Due) => sql`
  status = 'publie' and confirmation_asked_at is null and confirmed_at < ${before(due)}`;

const isUnanswered = (due: Due) => sql`status = 'publie' and confirmation_asked_at < ${before(due)}`;

async function listSellers(db: Database, where: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ sellerId: string }>`
    select distinct seller_id from materials where ${where}`.execute(db);
  return rows.map(({ sellerId }) => sellerId);
}

/** Without those who had such a mail within `pauseDays`: materials fall due on different days. */
export const listSellersToAsk = (db: Database, due: Due, pauseDays: number) =>
  listSellers(
    db,
    sql`${isToAsk(due)} and not exists (
      select from availability_requests
      where availability_requests.seller_id = materials.seller_id
        and asked_at > ${before({ ...due, days: pauseDays })}
    )`,
  );

export const listUnansweringSellers = (db: Database, due: Due) => listSellers(db, isUnanswered(due));

export async function findSellerEmail(db: Database, sellerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', sellerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.email;
}

/** Empty when another process has just asked. */
export async function claimMaterialsToAsk(db: Database, sellerId: string, due: Due): Promise<DueMaterial[]> {
  const { rows } = await sql<DueMaterial>`
    update materials set confirmation_asked_at = ${due.now}
    where seller_id = ${sellerId} and ${isToAsk(due)}
    returning id, title, confirmed_at`.execute(db);
  return rows.toSorted((one, other) => one.confirmedAt.getTime() - other.confirmedAt.getTime());
}

export async function pauseUnanswered(db: Database, sellerId: string, due: Due): Promise<AskedMaterial[]> {
  const { rows } = await sql<AskedMaterial>`
    update materials
    set status = 'en_pause', confirmation_asked_at = null, version = version + 1, updated_at = ${due.now}
    where seller_id = ${sellerId} and ${isUnanswered(due)}
    returning id, title`.execute(db);
  return rows;
}

export interface AvailabilityRequest {
  hash: string;
  sellerId: string;
  askedAt: Date;
  expiresAt: Date;
}

export async function insertRequest(db: Database, request: AvailabilityRequest): Promise<void> {
  await db.insertInto('availabilityRequests').values(request).execute();
}

export async function hasRequest(db: Database, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select from availability_requests where hash = ${hash} and expires_at > now()`.execute(db);
  return rows.length > 0;
}

const isAsked = (hash: string) => sql`
  status = 'publie' and (confirmation_asked_at, seller_id) = (
    select asked_at, seller_id from availability_requests where hash = ${hash} and expires_at > now()
  )`;

export async function listAsked(db: Database, hash: string): Promise<AskedMaterial[]> {
  const { rows } = await sql<AskedMaterial>`
    select id, title from materials where ${isAsked(hash)} order by confirmed_at, id`.execute(db);
  return rows;
}

export async function answerRequest(db: Database, hash: string, idsToPause: string[]): Promise<number> {
  const paused = await inBatches((count) =>
    sql`
      update materials
      set status = 'en_pause', confirmed_at = now(), confirmation_asked_at = null, version = version + 1,
        updated_at = now()
      where id in (
        select id from materials where ${isAsked(hash)} and id = any(${idsToPause}::uuid[])
        order by id limit ${count} for no key update
      )`.execute(db),
  );
  const confirmed = await inBatches((count) =>
    sql`
      update materials set confirmed_at = now(), confirmation_asked_at = null
      where id in (
        select id from materials where ${isAsked(hash)} order by id limit ${count} for no key update
      )`.execute(db),
  );
  return paused + confirmed;
}

export async function deleteEndedRequests(db: Database): Promise<void> {
  await sql`delete from availability_requests where expires_at < now()`.execute(db);
}

export async function confirmAvailable(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db
    .updateTable('materials')
    .set({ confirmedAt: sql`now()`, confirmationAskedAt: null })
    .where('id', 'in', ids)
    .where('status', '=', 'publie')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function confirmAllOf(db: Database, sellerId: string, days: number): Promise<number> {
  return inBatches((count) =>
    sql`
      update materials set confirmed_at = now(), confirmation_asked_at = null
      where id in (
        select id from materials
        where seller_id = ${sellerId} and status = 'publie' and confirmed_at < now() - make_interval(days => ${days})
        order by id limit ${count} for no key update
      )`.execute(db),
  );
}
