import type { Role } from '@parpaing/contract/units';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Users } from '../../db/types.ts';

export type AccountRow = Pick<
  Selectable<Users>,
  | 'id'
  | 'email'
  | 'fullName'
  | 'passwordHash'
  | 'termsAcceptedAt'
  | 'verifiedAt'
  | 'createdAt'
  | 'lastLoginAt'
> & { role: Role };

const columns = [
  'id',
  'email',
  'fullName',
  'role',
  'passwordHash',
  'termsAcceptedAt',
  'verifiedAt',
  'createdAt',
  'lastLoginAt',
] as const;

export async function findAccountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('email', '=', email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row as AccountRow | undefined;
}

export async function getAccount(db: Database, id: string): Promise<AccountRow> {
  const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  return row as AccountRow;
}

/** Always before its tokens: a single lock order, so that two requests with different links cannot deadlock. */
export async function lockAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row as AccountRow | undefined;
}

interface Registration {
  id: string;
  email: string;
  fullName: string;
  passwordHash: string;
}

/**
 * Inserts the account, or replaces an unverified one; a verified one is left unchanged. Undefined for the address of a
 * deleted account.
 */
export async function register(
  db: Database,
  { id, email, fullName, passwordHash }: Registration,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    insert into users as known (id, email, full_name, password_hash, terms_accepted_at)
    values (${id}, ${email}, ${fullName}, ${passwordHash}, now())
    on conflict (email) do update set
      full_name = case when known.verified_at is null then excluded.full_name else known.full_name end,
      password_hash = case when known.verified_at is null then excluded.password_hash else known.password_hash end,
      terms_accepted_at = case when known.verified_at is null then now() else known.terms_accepted_at end
    where known.deleted_at is null
    returning id, email, full_name, role, password_hash, terms_accepted_at, verified_at, created_at, last_login_at`.execute(
    db,
  );
  return rows[0];
}

export async function recordLogin(
  db: Database,
  { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
): Promise<Date | undefined> {
  const row = await db
    .updateTable('users')
    .set({ lastLoginAt: sql`now()`, inactivityWarnedAt: null })
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('deletedAt', 'is', null)
    .returning('lastLoginAt')
    .executeTakeFirst();
  return row?.lastLoginAt ?? undefined;
}

export async function confirmRegistration(
  db: Database,
  id: string,
  {
    fullName,
    passwordHash,
    termsAcceptedAt,
  }: Pick<AccountRow, 'fullName' | 'passwordHash' | 'termsAcceptedAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ fullName, passwordHash, termsAcceptedAt, verifiedAt: sql`now()` })
    .where('id', '=', id)
    .where('verifiedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whoever receives the mail owns the address, so a reset also verifies it. */
export async function setPassword(db: Database, id: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash, verifiedAt: sql`coalesce(verified_at, now())` })
    .where('id', '=', id)
    .execute();
}

/** False when someone else has verified this address; an unverified account gives it up. */
export async function setEmail(db: Database, id: string, email: string): Promise<boolean> {
  await db
    .deleteFrom('users')
    .where('email', '=', email)
    .where('verifiedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where('id', '<>', id)
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email, verifiedAt: sql`now()` })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
