import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { EditableMaterial, MaterialChange } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import {
  forbidden,
  HttpError,
  invalidField,
  materialChanged,
  materialHidden,
  notFound,
} from '../../http/errors.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { copyDocuments } from '../media/service.ts';
import { listInterested as listPeople } from '../messages/service.ts';
import {
  canManage,
  changeColumns,
  findOwner,
  getEditable,
  type LockedMaterial,
  listManaged,
  lockMaterials,
  lockSeller,
  recordEdits,
  type SellerRow,
  setStatus,
} from '../selling/service.ts';
import { confirmAllOf, confirmAvailable } from './availability/repository.ts';
import * as changes from './change-repository.ts';

export { archiveMaterialsOf, takeOffSale } from './removal-repository.ts';

/** All must be the caller's; those that cannot change (deleted since, hidden) are named in `refused`. */
export async function changeMyMaterials(
  db: Database,
  user: CurrentUser,
  ids: string[],
  change: MaterialChange,
): Promise<CallAnswer<'changeMyMaterials'>> {
  return db.transaction().execute(async (transaction) => {
    const sellers: Sellers =
      change.kind === 'restore'
        ? await lockSellers(transaction, await listOwn(transaction, user, ids))
        : new Map();
    const materials = await lockOwn(transaction, user, ids);
    const changed = await apply(transaction, ids, change, sellers);
    await recordEdits(transaction, user, choose(materials, changed), change.kind);
    return listChangedAndRefused(ids, changed);
  });
}

async function apply(
  db: Database,
  ids: string[],
  change: MaterialChange,
  sellers: Sellers,
): Promise<string[]> {
  if (change.kind === 'status') return setStatus(db, ids, change.status);
  if (change.kind === 'confirm') return confirmAvailable(db, ids);
  if (change.kind === 'restore') return restore(db, ids, sellers);
  await changes.markDeleted(db, ids);
  return ids;
}

async function restore(db: Database, ids: string[], sellers: Sellers): Promise<string[]> {
  requireRoom(sellers, await changes.restoreDeleted(db, ids));
  const materials = await listManaged(db, ids);
  return materials.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
}

export async function confirmMyMaterials(
  db: Database,
  { id }: CurrentUser,
): Promise<CallAnswer<'confirmMyMaterials'>> {
  return { changed: await confirmAllOf(db, id, limits.daysBeforeConfirmation) };
}

export async function changePrices(
  db: Database,
  user: CurrentUser,
  prices: changes.NewPrice[],
): Promise<CallAnswer<'changePrices'>> {
  const ids = prices.map(({ id }) => id);
  return db.transaction().execute(async (transaction) => {
    const materials = await lockOwn(transaction, user, ids);
    const changed = await changes.setPrices(transaction, prices);
    await recordEdits(transaction, user, choose(materials, changed), 'offer');
    return listChangedAndRefused(ids, changed);
  });
}

const listChangedAndRefused = (ids: string[], changed: string[]) => ({
  changed,
  refused: ids.filter((id) => !changed.includes(id)),
});

const choose = (materials: LockedMaterial[], ids: string[]) => materials.filter(({ id }) => ids.includes(id));

const listOwn = async (db: Database, user: CurrentUser, ids: string[]) =>
  requireOwn(user, ids, await listManaged(db, ids));

const lockOwn = async (db: Database, user: CurrentUser, ids: string[]) =>
  requireOwn(user, ids, await lockMaterials(db, ids));

function requireOwn(user: CurrentUser, ids: string[], materials: LockedMaterial[]) {
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
  if (refused.length > 0) {
    const [material] = await listManaged(db, [id]);
    if (!material || material.isDeleted) throw notFound();
    throw material.isHidden ? materialHidden() : new HttpError(409, 'material_incomplete');
  }
  return getEditable(db, id);
}

export async function copyMaterials(
  db: Database,
  user: CurrentUser,
  copies: changes.Copy[],
): Promise<CallAnswer<'copyMaterials'>> {
  return db.transaction().execute(async (transaction) => {
    const originalIds = copies.map(({ of }) => of);
    const originals = await listOwn(transaction, user, originalIds);
    if (originals.some(({ isDeleted }) => isDeleted)) throw notFound();
    if (originals.some(({ isHidden }) => isHidden)) throw materialHidden();
    const sellers = await lockSellers(transaction, originals);
    const ids = copies.map(({ id }) => id);
    const taken = await listManaged(transaction, ids);
    if (!taken.every((material) => canManage(user, material))) throw forbidden();
    const made = await changes.copyMaterials(transaction, copies, ' (copie)');
    requireRoom(sellers, made);
    const madeIds = new Set(made.map(({ id }) => id));
    await copyDocuments(
      transaction,
      copies.filter(({ id }) => madeIds.has(id)),
    );
    return { ids };
  });
}

type Sellers = Map<string, SellerRow>;

async function lockSellers(db: Database, materials: { sellerId: string }[]): Promise<Sellers> {
  const sellers: Sellers = new Map();
  for (const sellerId of new Set(materials.map((material) => material.sellerId).toSorted())) {
    const seller = await lockSeller(db, sellerId);
    if (!seller) throw new HttpError(409, 'seller_profile_missing');
    sellers.set(sellerId, seller);
  }
  return sellers;
}

function requireRoom(sellers: Sellers, added: { sellerId: string }[]) {
  for (const [sellerId, { length }] of Map.groupBy(added, (material) => material.sellerId)) {
    const { materialCount = 0, materialLimit = 0 } = sellers.get(sellerId) ?? {};
    if (materialCount + length > materialLimit) throw new HttpError(409, 'too_many_materials');
  }
}

export async function listInterested(
  db: Database,
  user: CurrentUser,
  id: string,
): Promise<CallAnswer<'listInterested'>> {
  const owner = await findOwner(db, id);
  if (!owner) throw notFound();
  if (!canManage(user, owner)) throw forbidden();
  return { people: await listPeople(db, id) };
}

export async function sellMaterial(
  db: Database,
  user: CurrentUser,
  id: string,
  buyerId: string | null,
): Promise<EditableMaterial> {
  return db.transaction().execute(async (transaction) => {
    const materials = await lockOwn(transaction, user, [id]);
    if (materials.some(({ isDeleted }) => isDeleted)) throw notFound();
    const people = await listPeople(transaction, id);
    if (buyerId && !people.some((person) => person.id === buyerId))
      throw invalidField('buyerId', 'unknown_buyer');
    await changeColumns(transaction, id, { status: 'vendu', soldAt: new Date(), buyerId });
    await recordEdits(transaction, user, materials, 'sell');
    return getEditable(transaction, id);
  });
}

export async function changeOffer(
  db: Database,
  user: CurrentUser,
  id: string,
  { version, ...offer }: { version: number; stock?: number | undefined; priceCents?: number | undefined },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const [material] = await lockMaterials(transaction, [id]);
    if (!material || material.isDeleted) throw notFound();
    if (!canManage(user, material)) throw forbidden();
    if (material.version !== version) throw materialChanged();
    await changeColumns(transaction, id, offer);
    await recordEdits(transaction, user, [material], 'offer');
  });
}
