import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type {
  EditableMaterial,
  MaterialChange,
  MyMaterial,
  MyMaterialsQuery,
} from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { forbidden, HttpError, invalidField, notFound } from '../../errors.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { copyDocuments } from '../media/service.ts';
import { listInterested as listPeople } from '../messages/service.ts';
import { countByStatus, countMine, findMine, listMine } from './list-repository.ts';
import { canManage } from './policy.ts';
import { presentMine } from './presenter.ts';
import * as repository from './repository.ts';
import { getEditable } from './service.ts';

const confirmationDays = limits.daysBeforeConfirmation;
const perPage = limits.myMaterialsPerPage;

export async function listMyMaterials(
  db: Database,
  { id: sellerId }: CurrentUser,
  { page, ...query }: MyMaterialsQuery,
): Promise<CallAnswer<'listMyMaterials'>> {
  const selection = { ...query, sellerId, confirmationDays, limit: perPage, offset: (page - 1) * perPage };
  const [rows, total, byStatus] = await Promise.all([
    listMine(db, selection),
    countMine(db, sellerId, query),
    countByStatus(db, sellerId, confirmationDays),
  ]);
  const counts = { brouillon: 0, publie: 0, en_pause: 0, vendu: 0, archive: 0 };
  for (const { status, count } of byStatus) counts[status] = count;
  const toConfirm = byStatus.reduce((sum, row) => sum + row.toConfirm, 0);
  return { items: rows.map(presentMine), total, counts, toConfirm };
}

export async function readMine(db: Database, user: CurrentUser, id: string): Promise<MyMaterial> {
  const row = await findMine(db, { id, author: user.id, confirmationDays });
  if (!row) throw notFound();
  return presentMine(row);
}

/** All must be the caller's; those that cannot change (deleted since) are named in `refused`. */
export async function changeMyMaterials(
  db: Database,
  user: CurrentUser,
  ids: string[],
  change: MaterialChange,
): Promise<CallAnswer<'changeMyMaterials'>> {
  return db.transaction().execute(async (transaction) => {
    await lockOwn(transaction, user, ids);
    return sortOut(ids, await apply(transaction, ids, change));
  });
}

async function apply(db: Database, ids: string[], change: MaterialChange): Promise<string[]> {
  if (change.kind === 'status') return repository.setStatus(db, ids, change.status);
  if (change.kind === 'confirm') return repository.confirmAvailable(db, ids);
  await (change.kind === 'delete' ? repository.markDeleted : repository.restoreDeleted)(db, ids);
  return ids;
}

export async function changePrices(
  db: Database,
  user: CurrentUser,
  prices: repository.NewPrice[],
): Promise<CallAnswer<'changePrices'>> {
  const ids = prices.map(({ id }) => id);
  return db.transaction().execute(async (transaction) => {
    await lockOwn(transaction, user, ids);
    return sortOut(ids, await repository.setPrices(transaction, prices));
  });
}

const sortOut = (ids: string[], changed: string[]) => ({
  changed,
  refused: ids.filter((id) => !changed.includes(id)),
});

async function lockOwn(db: Database, user: CurrentUser, ids: string[]) {
  const materials = await repository.lockMaterials(db, ids);
  if (materials.length < new Set(ids).size) throw notFound();
  if (!materials.every((material) => canManage(user, material))) throw forbidden();
  return materials;
}

export async function setMaterialStatus(
  db: Database,
  user: CurrentUser,
  id: string,
  status: 'publie' | 'en_pause' | 'archive',
): Promise<EditableMaterial> {
  const { refused } = await changeMyMaterials(db, user, [id], { kind: 'status', status });
  if (refused.length > 0) throw notFound();
  return getEditable(db, id);
}

export async function copyMaterials(
  db: Database,
  user: CurrentUser,
  copies: repository.Copy[],
): Promise<CallAnswer<'copyMaterials'>> {
  return db.transaction().execute(async (transaction) => {
    const originals = await lockOwn(
      transaction,
      user,
      copies.map(({ of }) => of),
    );
    await requireRoom(transaction, originals[0]?.sellerId ?? user.id, copies.length);
    const ids = copies.map(({ id }) => id);
    const taken = await repository.lockMaterials(transaction, ids);
    if (!taken.every((material) => canManage(user, material))) throw forbidden();
    const made = await repository.copyMaterials(transaction, copies, ' (copie)');
    await copyDocuments(
      transaction,
      copies.filter(({ id }) => made.includes(id)),
    );
    return { ids };
  });
}

async function requireRoom(db: Database, sellerId: string, count: number) {
  const seller = await repository.lockSeller(db, sellerId);
  if (!seller) throw new HttpError(409, 'seller_profile_missing');
  if (seller.materialCount + count > seller.materialLimit) throw new HttpError(409, 'too_many_materials');
}

export async function listInterested(
  db: Database,
  user: CurrentUser,
  id: string,
): Promise<CallAnswer<'listInterested'>> {
  const owner = await repository.findOwner(db, id);
  if (!owner) throw notFound();
  if (!canManage(user, owner)) throw forbidden();
  return { people: await listPeople(db, id) };
}

/** To one of the people who wrote about it, or elsewhere. */
export async function sellMaterial(
  db: Database,
  user: CurrentUser,
  id: string,
  buyerId: string | null,
): Promise<EditableMaterial> {
  const { people } = await listInterested(db, user, id);
  if (buyerId && !people.some((person) => person.id === buyerId))
    throw invalidField('buyerId', 'unknown_buyer');
  await repository.updateMaterial(db, id, { status: 'vendu', soldAt: new Date(), buyerId });
  return getEditable(db, id);
}
