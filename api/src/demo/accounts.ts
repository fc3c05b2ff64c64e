import { readParisClock } from '@parpaing/contract/paris-clock';
import type { Insertable } from 'kysely';
import type { ProviderProfiles, Users } from '../db/types.ts';
import { createPasswordHasher } from '../modules/auth/passwords.ts';
import { demoId } from './demo-id.ts';
import { type DemoSeller, demoSellers } from './sellers.ts';

export const demoPassword = 'parpaing-demo-2026';

export const demoAccounts = [
  { email: 'acheteur@demo.fr', role: 'USER' },
  { email: 'vendeur@demo.fr', role: 'PROVIDER' },
  { email: 'admin@demo.fr', role: 'ADMIN' },
] as const;

const visitors = [
  { email: 'acheteur@demo.fr', fullName: 'Camille Roussel', role: 'USER', city: 'Montreuil' },
  { email: 'admin@demo.fr', fullName: 'Inès Da Costa', role: 'ADMIN', city: 'Paris' },
];
const visitorsSince = '2025-01-06';

export async function buildDemoUsers(now: Date): Promise<Insertable<Users>[]> {
  const sellers = demoSellers.map(({ email, fullName, street, city, memberSince }) => ({
    email,
    fullName,
    address: street,
    city,
    role: 'PROVIDER',
    createdAt: memberSince,
  }));
  const accounts = [...sellers, ...visitors.map((visitor) => ({ ...visitor, createdAt: visitorsSince }))];
  const passwordHash = await createPasswordHasher().hash(demoPassword);
  return accounts.map((account) => ({
    ...account,
    id: demoId('user', account.email),
    country: 'France',
    passwordHash,
    verifiedAt: account.createdAt,
    // Accounts without a login for three years are deleted.
    lastLoginAt: now,
  }));
}

export function buildDemoProfiles(now: Date): Insertable<ProviderProfiles>[] {
  return demoSellers.map((seller) => ({
    userId: demoId('user', seller.email),
    companyName: seller.companyName,
    businessType: seller.businessType,
    taxId: seller.siret,
    description: seller.description,
    websiteUrl: seller.websiteUrl,
    verified: seller.verified,
    openingHours: seller.openingHours && JSON.stringify(seller.openingHours),
    pickupHours: seller.pickupHours,
    ...(seller.holiday && buildHoliday(seller.holiday, now)),
    replyMinutes: seller.replyMinutes,
    availableInDays: seller.availableInDays,
    deliveryInDays: seller.deliveryInDays,
    createdAt: seller.memberSince,
  }));
}

function buildHoliday(
  { startedDaysAgo, endsInDays, message }: NonNullable<DemoSeller['holiday']>,
  now: Date,
) {
  const dayFromNow = (days: number) => readParisClock(new Date(now.getTime() + days * 86_400_000)).date;
  return {
    holidayFrom: dayFromNow(-startedDaysAgo),
    holidayUntil: dayFromNow(endsInDays),
    holidayMessage: message,
  };
}
