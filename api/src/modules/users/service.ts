import type { CallAnswer } from '@parpaing/contract/calls';
import type { Language } from '@parpaing/contract/languages';
import type { Me, Profile, ProfileInput, PublicProfile, UpgradeInput } from '@parpaing/contract/schemas';
import type { output } from 'zod';
import type { Database } from '../../db/database.ts';
import { forbidden, notFound, unauthenticated } from '../../http/errors.ts';
import type { AccessTokens } from '../auth/access-tokens.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { presentRole } from '../auth/roles.ts';
import { renewTokens } from '../auth/sessions.ts';
import { findShop, readGoods } from '../shops/service.ts';
import { mayBecomeSeller } from './policy.ts';
import { presentMe, presentProfile, presentProviderInfo, presentPublicProfile } from './presenter.ts';
import {
  findEmail,
  findPendingEmail,
  findSeller,
  findUser,
  getSeller,
  insertSeller,
  lockUser,
  makeAdmin,
  makeSeller,
  setMaterialLimit,
  updateSeller,
  updateUser,
  verifySeller,
} from './repository.ts';

export { presentPerson } from './presenter.ts';
export { findEmail, findSeller, makeAdmin, setMaterialLimit, verifySeller };

export async function readProfile(db: Database, { id }: CurrentUser): Promise<Profile> {
  const [user, seller] = await Promise.all([findUser(db, id), findSeller(db, id)]);
  if (!user) throw unauthenticated();
  return presentProfile(user, seller);
}

export async function readMe(db: Database, { id }: CurrentUser): Promise<Me> {
  const [user, seller, shop, pendingEmail] = await Promise.all([
    findUser(db, id),
    findSeller(db, id),
    findShop(db, id),
    findPendingEmail(db, id),
  ]);
  if (!user) throw unauthenticated();
  return presentMe({ user, seller, shop, pendingEmail });
}

export async function readPublicProfile(
  db: Database,
  id: string,
  language: Language,
): Promise<PublicProfile> {
  const [user, seller, shop, goods] = await Promise.all([
    findUser(db, id),
    findSeller(db, id),
    findShop(db, id),
    readGoods(db, id, language),
  ]);
  if (!user?.verifiedAt) throw notFound();
  return presentPublicProfile(user, seller && shop && { seller, shop, goods });
}

export async function updateProfile(
  db: Database,
  user: CurrentUser,
  { providerInfo, ...person }: output<typeof ProfileInput>,
): Promise<Me> {
  await db.transaction().execute(async (transaction) => {
    await updateUser(transaction, user.id, person);
    if (providerInfo) await updateSeller(transaction, user.id, providerInfo);
  });
  return readMe(db, user);
}

export async function upgradeToProvider(
  db: Database,
  accessTokens: AccessTokens,
  { id, sessionId }: CurrentUser,
  { phoneNumber, address, city, country, ...seller }: output<typeof UpgradeInput>,
): Promise<CallAnswer<'upgradeToProvider'>> {
  return db.transaction().execute(async (transaction) => {
    const { role } = await lockUser(transaction, id);
    if (!mayBecomeSeller(role)) throw forbidden();
    if (role !== 'PROVIDER') {
      await makeSeller(transaction, id, { phoneNumber, address, city, country });
      await insertSeller(transaction, id, seller);
    }
    const tokens = await renewTokens(transaction, accessTokens, { sessionId });
    const providerInfo = presentProviderInfo(await getSeller(transaction, id));
    return { ...tokens, ...presentRole('PROVIDER'), providerInfo };
  });
}
