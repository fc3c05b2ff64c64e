import type { CallAnswer } from '@parpaing/contract/calls';
import type { ErrorCode } from '@parpaing/contract/error-codes';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { HttpError, materialGone, notFound } from '../../http/errors.ts';
import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { getOffersById } from '../material-cards/service.ts';
import { findSellerAndStatus } from '../materials/service.ts';
import * as drafts from './draft-repository.ts';
import { presentDraft } from './presenter.ts';
import { startConversationIn } from './sending.ts';

type FirstMessage = drafts.FirstMessage;

export type SendingOutcome =
  | { materialId: string; conversationId: string; code?: undefined }
  | { materialId: string; conversationId?: undefined; code: ErrorCode };

export async function requireListed(db: Database, materialId: string): Promise<void> {
  const listing = await findSellerAndStatus(db, materialId);
  if (!listing) throw notFound();
  if (listing.status !== 'publie') throw materialGone();
}

/** In the transaction of the login: what cannot be sent becomes a draft, and the login stands. */
export async function sendFirstMessages(
  options: ApiOptions,
  senderId: string,
  messages: FirstMessage[],
): Promise<SendingOutcome[]> {
  const outcomes: SendingOutcome[] = [];
  for (const message of messages) outcomes.push(await sendOrKeep(options, senderId, message));
  return outcomes;
}

async function sendOrKeep(
  options: ApiOptions,
  senderId: string,
  message: FirstMessage,
): Promise<SendingOutcome> {
  const { db } = options;
  const { materialId } = message;
  await sql`savepoint first_message`.execute(db);
  try {
    const { id } = await startConversationIn(options, senderId, message);
    return { materialId, conversationId: id };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await sql`rollback to savepoint first_message`.execute(db);
    await drafts.insertDraft(db, senderId, message);
    return { materialId, code: error.code === 'not_found' ? 'material_gone' : error.code };
  }
}

export async function keepDrafts(db: Database, userId: string, messages: FirstMessage[]): Promise<void> {
  for (const message of messages) await drafts.insertDraft(db, userId, message);
}

export async function listDrafts(
  db: Database,
  { id: userId }: CurrentUser,
): Promise<CallAnswer<'listMessageDrafts'>> {
  const rows = await drafts.listDrafts(db, userId);
  const materials = await getOffersById(
    db,
    rows.map(({ materialId }) => materialId),
  );
  const items = rows.flatMap((row) => {
    const material = materials.get(row.materialId);
    return material ? [presentDraft(row, material)] : [];
  });
  return { items };
}

export async function deleteDraft(db: Database, { id }: CurrentUser, clientId: string): Promise<void> {
  if (!(await drafts.deleteDraft(db, id, clientId))) throw notFound();
}

export const deleteDraftsOf = drafts.deleteDraftsOf;
export const deleteOldDrafts = drafts.deleteOldDrafts;
export const exportDraftsOf = drafts.listDrafts;
