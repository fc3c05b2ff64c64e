import type { Me, Profile } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { unauthenticated } from '../../errors.ts';
import { presentMe, presentProfile } from './presenter.ts';
import { findPendingEmail, findSeller, findUser } from './repository.ts';

interface Known {
  id: string;
}

export async function readProfile(db: Database, { id }: Known): Promise<Profile> {
  const [user, seller] = await Promise.all([findUser(db, id), findSeller(db, id)]);
  if (!user) throw unauthenticated();
  return presentProfile(user, seller);
}

export async function readMe(db: Database, { id }: Known): Promise<Me> {
  const [user, seller, pendingEmail] = await Promise.all([
    findUser(db, id),
    findSeller(db, id),
    findPendingEmail(db, id),
  ]);
  if (!user) throw unauthenticated();
  return presentMe(user, seller, pendingEmail);
}
