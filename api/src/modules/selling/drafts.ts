import type { CallAnswer } from '@parpaing/contract/calls';
import type { DraftInput } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { forbidden, HttpError, materialChanged, notFound } from '../../http/errors.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { listOwnDocuments, listOwnPictures } from '../media/service.ts';
import * as drafts from './draft-repository.ts';
import { canManage } from './policy.ts';
import { presentDocument, presentDraft, presentNewDraft } from './presenter.ts';
import { findOwner } from './repository.ts';
import { findSellerName } from './seller-repository.ts';
import { getEditable } from './service.ts';

const draftsPerSeller = 200;

export async function readMyMaterial(
  db: Database,
  user: CurrentUser,
  id: string,
): Promise<CallAnswer<'readMyMaterial'>> {
  const owner = await requireManageable(db, user, id);
  const draft = await drafts.findDraft(db, id, user.id);
  if (!owner && !draft) throw notFound();
  return {
    material: owner ? await getEditable(db, id) : null,
    seller: owner ? await findSellerName(db, owner.sellerId) : null,
    draft: draft ? presentDraft(draft, await listFilesOf(db, draft)) : null,
  };
}

async function listFilesOf(db: Database, { id, authorId, pictureIds, documentIds }: drafts.DraftRow) {
  const [pictures, documents] = await Promise.all([
    listOwnPictures(db, pictureIds, { ownerId: authorId, materialId: id }),
    listOwnDocuments(db, documentIds, { ownerId: authorId, materialId: id }),
  ]);
  return { pictures, documents: documents.map(presentDocument) };
}

export async function saveDraft(
  db: Database,
  user: CurrentUser,
  id: string,
  { content, ...draft }: DraftInput,
): Promise<CallAnswer<'saveDraft'>> {
  await requireManageable(db, user, id);
  if (draft.version === 0 && (await drafts.countDrafts(db, user.id)) >= draftsPerSeller) {
    throw new HttpError(409, 'too_many_materials');
  }
  const saved = await drafts.upsertDraft(db, {
    id,
    authorId: user.id,
    content: JSON.stringify(content),
    ...draft,
  });
  if (!saved) throw materialChanged();
  return { version: saved.version, updatedAt: saved.updatedAt.toISOString() };
}

export const deleteDraft = (db: Database, user: CurrentUser, id: string) =>
  drafts.deleteDraft(db, id, user.id);

export async function listMyDrafts(db: Database, user: CurrentUser): Promise<CallAnswer<'listMyDrafts'>> {
  const rows = await drafts.listNewDrafts(db, user.id);
  return { items: rows.map(presentNewDraft) };
}

export async function requireManageable(db: Database, user: CurrentUser, id: string) {
  const owner = await findOwner(db, id);
  if (owner && !canManage(user, owner)) throw forbidden();
  return owner;
}
