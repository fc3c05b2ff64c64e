import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

const maxDevices = 20;

export async function isDeviceOf(db: Database, hash: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('rememberedDevices')
    .innerJoin('users', 'users.id', 'userId')
    .select('userId')
    .where('hash', '=', hash)
    .where('email', '=', email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceDeviceHash(db: Database, old: string, hash: string): Promise<void> {
  await db.updateTable('rememberedDevices').set({ hash }).where('hash', '=', old).execute();
}

export async function upsertRememberedDevice(db: Database, userId: string, hash: string): Promise<void> {
  await db
    .insertInto('rememberedDevices')
    .values({ userId, hash })
    .onConflict((conflict) => conflict.columns(['userId', 'hash']).doUpdateSet({ lastSeenAt: sql`now()` }))
    .execute();
}

/** Skips locked rows: another account of the same browser may be logging in, and the two would deadlock. */
export async function deleteSurplusDevices(db: Database, userId: string): Promise<void> {
  await sql`
    delete from remembered_devices where user_id = ${userId} and hash in (
      select hash from remembered_devices where user_id = ${userId}
      order by last_seen_at desc offset ${maxDevices} for update skip locked
    )`.execute(db);
}

export async function deleteRememberedDevice(db: Database, userId: string, hash: string): Promise<void> {
  await db.deleteFrom('rememberedDevices').where('userId', '=', userId).where('hash', '=', hash).execute();
}

export async function deleteRememberedDevices(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('rememberedDevices').where('userId', '=', userId).execute();
}
