import { isDeepStrictEqual } from 'node:util';
import { listOfferFaults, type OfferMoment } from '@parpaing/contract/offer-rules';
import type {
  CreateMaterialInput,
  EditableMaterial,
  MaterialValues,
  UpdateMaterialInput,
} from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import {
  forbidden,
  HttpError,
  invalidField,
  keyReused,
  materialChanged,
  notFound,
} from '../../http/errors.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { listDocuments, listPictures } from '../materials/service.ts';
import { claimPictures, placeDocuments } from '../media/service.ts';
import { toColumns } from './check-material.ts';
import { deleteDraft } from './draft-repository.ts';
import { recordEdits } from './edits.ts';
import { replacePictures } from './picture-repository.ts';
import { canManage } from './policy.ts';
import { presentEditable } from './presenter.ts';
import * as repository from './repository.ts';
import { findBusinessType, lockSeller } from './seller-repository.ts';

export { buildColumns } from './check-material.ts';
export { recordEdits } from './edits.ts';
export { announceAsOne, insertMaterials, updateMaterials } from './import-writes-repository.ts';
export { addPictureToMaterial, listPicturedByReference } from './picture-repository.ts';
export { canManage } from './policy.ts';
export { hideMaterial, restoreMaterial, setStatus } from './publication-repository.ts';
export { changeColumns, findOwner, type LockedMaterial, listManaged, lockMaterials } from './repository.ts';
export { lockSeller, type SellerRow } from './seller-repository.ts';
export { spreadShopDelays } from './shop-delays.ts';

/** Repeated with the same id and content, it answers with what the first call made. */
export async function createMaterial(
  db: Database,
  user: CurrentUser,
  { id, publish, ...values }: CreateMaterialInput,
): Promise<EditableMaterial> {
  return db.transaction().execute(async (transaction) => {
    const seller = await lockSeller(transaction, user.id);
    if (!seller) throw new HttpError(409, 'seller_profile_missing');
    const { pictures, documents, ...rest } = values;
    requireOfferRules(values, 'new');
    const columns = await toColumns(transaction, rest, seller.businessType);
    const status = publish ? { status: 'publie', publishedAt: new Date() } : { status: 'brouillon' };
    const row = { id, sellerId: user.id, ...columns, ...status };
    if (!(await save(() => repository.insertMaterial(transaction, row)))) {
      return answerRepeated(transaction, user, id, values);
    }
    if (seller.materialCount >= seller.materialLimit) throw new HttpError(409, 'too_many_materials');
    await saveFiles(transaction, { id, user, sellerId: user.id }, values);
    await deleteDraft(transaction, id, user.id);
    return getEditable(transaction, id);
  });
}

async function answerRepeated(db: Database, user: CurrentUser, id: string, values: MaterialValues) {
  const owner = await repository.findOwner(db, id);
  if (!owner || !canManage(user, owner)) throw forbidden();
  const existing = await getEditable(db, id);
  if (!hasSameContent(existing, values)) throw keyReused();
  return existing;
}

function hasSameContent(existing: EditableMaterial, { place, content, ...values }: MaterialValues): boolean {
  const saved = {
    ...existing,
    pictures: existing.pictures.map(({ id, alt }) => ({ id, alt })),
    documents: existing.documents.map(({ id, title }) => ({ id, title })),
  };
  const isSamePlace = existing.place.code === place.code && existing.place.postalCode === place.postalCode;
  const isSameContent = values.piecesPerM2 !== null || existing.content === content;
  const compared = Object.fromEntries(
    Object.keys(values).map((key) => [key, saved[key as keyof typeof saved]]),
  );
  return isSamePlace && isSameContent && isDeepStrictEqual(compared, values);
}

/** 409 when someone saved since the version that was read. */
export async function updateMaterial(
  db: Database,
  user: CurrentUser,
  id: string,
  { version, publish, ...values }: UpdateMaterialInput,
): Promise<EditableMaterial> {
  return db.transaction().execute(async (transaction) => {
    const [material] = await repository.lockMaterials(transaction, [id]);
    if (!material || material.isDeleted) throw notFound();
    if (!canManage(user, material)) throw forbidden();
    if (material.version !== version) throw materialChanged();
    const { pictures, documents, ...rest } = values;
    const moment = material.status === 'publie' ? 'sale' : 'new';
    requireOfferRules(values, moment, await getEditable(transaction, id));
    const businessType = await findBusinessType(transaction, material.sellerId);
    const columns = await toColumns(transaction, rest, businessType ?? '');
    const status = publish ? repository.published : {};
    await save(() => repository.changeColumns(transaction, id, { ...columns, ...status }));
    await saveFiles(transaction, { id, user, sellerId: material.sellerId }, values);
    await recordEdits(transaction, user, [material], 'edit');
    await deleteDraft(transaction, id, user.id);
    return getEditable(transaction, id);
  });
}

/** What the saved material breaks already, by time or by its sales, does not prevent other changes. */
function requireOfferRules(values: MaterialValues, moment: OfferMoment, saved?: EditableMaterial) {
  for (const rule of listOfferFaults(values, moment)) {
    const isNew = rule.reads.some((name) => !isDeepStrictEqual(saved?.[name], values[name]));
    if (isNew && rule.from !== 'saved') throw invalidField(rule.field, rule.fault);
  }
}

interface Owned {
  id: string;
  user: CurrentUser;
  sellerId: string;
}

async function saveFiles(
  db: Database,
  { id, user, sellerId }: Owned,
  { pictures, documents }: Pick<MaterialValues, 'pictures' | 'documents'>,
) {
  const owners = { materialId: id, ownerIds: [user.id, sellerId], sellerId };
  const pictureIds = pictures.map((picture) => picture.id);
  if (new Set(pictureIds).size < pictureIds.length) throw invalidField('pictures', 'unknown_file');
  if (!(await claimPictures(db, pictureIds, owners))) throw invalidField('pictures', 'unknown_file');
  await replacePictures(db, id, pictures);
  if (!(await placeDocuments(db, documents, owners))) throw invalidField('documents', 'unknown_file');
}

/** A seller's references are unique, whatever their case. */
async function save<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'materials_reference') throw error;
    throw invalidField('reference', 'reference_taken');
  }
}

export async function getEditable(db: Database, id: string): Promise<EditableMaterial> {
  const row = await repository.findMaterial(db, id);
  if (!row) throw notFound();
  const pictures = await listPictures(db, [id]);
  return presentEditable(row, { pictures, documents: await listDocuments(db, [id]) });
}
