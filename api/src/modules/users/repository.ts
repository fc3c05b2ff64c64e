import type { BusinessType, Role } from '@parpaing/contract/units';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ProviderProfiles, Users } from '../../db/types.ts';
import { unauthenticated } from '../../http/errors.ts';

export type UserRow = Omit<Selectable<Users>, 'role'> & { role: Role };
export type SellerRow = Omit<Selectable<ProviderProfiles>, 'businessType' | 'socialMedia'> & {
  businessType: BusinessType;
  socialMedia: Record<string, string>;
};
type ContactFields = Pick<UserRow, 'phoneNumber' | 'address' | 'city' | 'country'>;
export type SellerFields = Pick<
  SellerRow,
  'companyName' | 'businessType' | 'taxId' | 'description' | 'websiteUrl' | 'socialMedia'
>;

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row as UserRow | undefined;
}

export async function lockUser(db: Database, id: string): Promise<UserRow> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    // The account was deleted during the request.
    .executeTakeFirstOrThrow(unauthenticated);
  return row as UserRow;
}

export async function findSeller(db: Database, userId: string): Promise<SellerRow | undefined> {
  const row = await db
    .selectFrom('providerProfiles')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row as SellerRow | undefined;
}

export async function findPendingEmail(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('emailTokens')
    .select('newEmail')
    .where('userId', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.newEmail ?? null;
}

export async function findEmail(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.email;
}

export async function updateUser(
  db: Database,
  id: string,
  { fullName, phoneNumber, address, city, country }: ContactFields & { fullName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ fullName, phoneNumber, address, city, country })
    .where('id', '=', id)
    .execute();
}

/** An ADMIN verified this name and number: changing them removes the mark. */
export async function updateSeller(db: Database, userId: string, seller: SellerFields): Promise<void> {
  await db
    .updateTable('providerProfiles')
    .set({
      ...toRow(seller),
      verified: sql`verified and company_name = ${seller.companyName}
        and business_type = ${seller.businessType} and tax_id is not distinct from ${seller.taxId}`,
    })
    .where('userId', '=', userId)
    .execute();
}

export async function insertSeller(db: Database, userId: string, seller: SellerFields): Promise<void> {
  await db
    .insertInto('providerProfiles')
    .values({ ...toRow(seller), userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function makeSeller(db: Database, id: string, contact: ContactFields): Promise<void> {
  await db
    .updateTable('users')
    .set({
      role: 'PROVIDER',
      phoneNumber: sql`coalesce(phone_number, ${contact.phoneNumber})`,
      address: sql`coalesce(address, ${contact.address})`,
      city: sql`coalesce(city, ${contact.city})`,
      country: sql`coalesce(country, ${contact.country})`,
    })
    .where('id', '=', id)
    .execute();
}

export async function setProfileImage(db: Database, id: string, mediaId: string | null): Promise<void> {
  await db.updateTable('users').set({ profileImageId: mediaId }).where('id', '=', id).execute();
}

function toRow({ companyName, businessType, taxId, description, websiteUrl, socialMedia }: SellerFields) {
  return {
    companyName,
    businessType,
    taxId,
    description,
    websiteUrl,
    socialMedia,
  } satisfies Partial<Insertable<ProviderProfiles>>;
}

export async function getSeller(db: Database, userId: string): Promise<SellerRow> {
  const seller = await findSeller(db, userId);
  if (!seller) throw new Error('a seller has a profile');
  return seller;
}

/** Only while the seller is who the request says. */
export async function verifySeller(
  db: Database,
  userId: string,
  {
    companyName,
    businessType,
    taxId,
  }: Pick<SellerFields, 'companyName' | 'taxId'> & { businessType: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('providerProfiles')
    .set({ verified: true })
    .where('userId', '=', userId)
    .where('companyName', '=', companyName)
    .where('businessType', '=', businessType)
    .where('taxId', 'is not distinct from', taxId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function setMaterialLimit(db: Database, userId: string, materialLimit: number) {
  return db
    .updateTable('providerProfiles')
    .set({ materialLimit })
    .where('userId', '=', userId)
    .returning('companyName')
    .executeTakeFirst();
}

export async function makeAdmin(db: Database, email: string) {
  return db
    .updateTable('users')
    .set({ role: 'ADMIN' })
    .where('email', '=', email)
    .where('verifiedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .returning(['id', 'fullName'])
    .executeTakeFirst();
}

export async function deleteSeller(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('providerProfiles')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** `.invalid` cannot receive mail (RFC 2606). */
export async function anonymiseUser(db: Database, id: string): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: `${id}@compte-supprime.invalid`,
      fullName: 'Compte supprimé',
      phoneNumber: null,
      address: null,
      city: null,
      country: null,
      role: 'USER',
      passwordHash: 'none',
      profileImageId: null,
      verifiedAt: null,
      termsAcceptedAt: null,
      lastLoginAt: null,
      inactivityWarnedAt: null,
      deletedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteUnverifiedUsers(db: Database): Promise<void> {
  await sql`
    delete from users where verified_at is null and deleted_at is null
      and created_at < now() - interval '30 days'
      and not exists (select from email_tokens where user_id = users.id)
      and not exists (select from materials where seller_id = users.id)`.execute(db);
}

const lastLogin = sql`coalesce(last_login_at, created_at)`;
const isUnused = sql`verified_at is not null and deleted_at is null and role <> 'ADMIN'`;

export async function warnUnusedUsers(db: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    update users set inactivity_warned_at = now()
    where ${lastLogin} < now() - interval '3 years' + interval '30 days' and ${isUnused}
      and inactivity_warned_at is null
    returning email`.execute(db);
  return rows.map(({ email }) => email);
}

/** At least a month after the warning, however late it was sent. */
export async function listUsersToDelete(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
    where ${lastLogin} < now() - interval '3 years' and ${isUnused}
      and inactivity_warned_at < now() - interval '30 days'`.execute(db);
  return rows.map(({ id }) => id);
}
