import { hash } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Materials, ProviderProfiles, Users } from '../db/types.ts';
import { newId } from '../lib/ids.ts';

/** Tests make many accounts, and nobody attacks them. */
export const cheapHash = { memoryCost: 8, timeCost: 1 };

export const testPassword = 'truelle-et-niveau-42';

/** An account that can log in, verified unless told. */
export async function createUser(
  db: Database,
  {
    password = testPassword,
    verified = true,
    ...user
  }: { password?: string; verified?: boolean } & Partial<Insertable<Users>> = {},
) {
  const id = newId();
  const account = {
    id,
    email: `${id}@exemple.fr`,
    fullName: 'Camille Morel',
    passwordHash: await hash(password, cheapHash),
    verifiedAt: verified ? new Date() : null,
    ...user,
  };
  await db.insertInto('users').values(account).execute();
  return { id, email: account.email, password };
}

export async function createSeller(db: Database, profile: Partial<Insertable<ProviderProfiles>> = {}) {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@exemple.fr`,
      fullName: 'Camille Morel',
      role: 'PROVIDER',
      passwordHash: 'no password opens this account',
    })
    .execute();
  await db
    .insertInto('providerProfiles')
    .values({ userId: id, companyName: 'Négoce Morel', businessType: 'particulier', ...profile })
    .execute();
  return { id };
}

/** A published material at Montreuil; its seller is made when none is given. */
export async function createMaterial(db: Database, material: Partial<Insertable<Materials>> = {}) {
  const id = newId();
  const sellerId = material.sellerId ?? (await createSeller(db)).id;
  await db
    .insertInto('materials')
    .values({
      id,
      categorySlug: 'laine-de-verre',
      title: 'Laine de verre en rouleau',
      description: 'Six rouleaux jamais ouverts.',
      condition: 'surplus',
      priceCents: 2340,
      vatRate: 20,
      saleUnit: 'rouleau',
      baseUnit: 'm2',
      content: 6,
      stock: 6,
      communeCode: '93048',
      postalCode: '93100',
      city: 'Montreuil',
      department: '93',
      latitude: 48.8638,
      longitude: 2.4485,
      pickup: true,
      status: 'publie',
      publishedAt: new Date(),
      ...material,
      sellerId,
    })
    .execute();
  return { id };
}
