import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { Conversation, ConversationFilter } from '@parpaing/contract/schemas';
import { announce } from '../../db/announcements.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { getOffersById } from '../material-cards/service.ts';
import * as changes from './change-repository.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { presentConversation, presentExported, presentMessage, presentSummary } from './presenter.ts';
import * as repository from './repository.ts';

export {
  deleteDraftsOf,
  deleteOldDrafts,
  exportDraftsOf,
  keepDrafts,
  requireListed,
  type SendingOutcome,
  sendFirstMessages,
} from './first-messages.ts';

interface ConversationQuery {
  filter: ConversationFilter;
  material?: string | undefined;
  cursor?: string | undefined;
}

export async function listConversations(
  db: Database,
  { id: userId }: CurrentUser,
  { filter, material, cursor }: ConversationQuery,
): Promise<CallAnswer<'listConversations'>> {
  const selection = { filter, material, before: readCursor(cursor) };
  const rows = await repository.listConversations(db, userId, selection, limits.conversationsPerLoad + 1);
  const { shown, more } = splitPage(rows, limits.conversationsPerLoad);
  return { items: await withMaterials(db, shown, presentSummary), next: more };
}

/** 404 for someone else's, so that its existence is not revealed. */
export async function readConversation(
  db: Database,
  { id: userId }: CurrentUser,
  id: string,
): Promise<Conversation> {
  const row = await repository.findConversation(db, userId, id);
  if (!row) throw notFound();
  const [conversation] = await withMaterials(db, [row], presentConversation);
  if (!conversation) throw new Error('a conversation has its material');
  return conversation;
}

export async function countUnread(
  db: Database,
  { id: userId }: CurrentUser,
): Promise<CallAnswer<'countUnread'>> {
  return { count: await repository.countUnread(db, userId) };
}

export async function listMessages(
  db: Database,
  { id: userId }: CurrentUser,
  id: string,
  cursor: string | undefined,
): Promise<CallAnswer<'listMessages'>> {
  const before = readCursor(cursor);
  await getOther(db, id, userId);
  const rows = await repository.listMessages(db, id, userId, before, limits.messagesPerLoad + 1);
  const { shown, more } = splitPage(rows, limits.messagesPerLoad);
  return { items: shown.toReversed().map(presentMessage), previous: more };
}

/** Reading only moves forward: a late call from an old tab changes nothing. */
export async function markRead(
  db: Database,
  { id: userId }: CurrentUser,
  id: string,
  messageId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const otherId = await getOther(transaction, id, userId);
    if (!(await repository.hasMessage(transaction, id, messageId))) throw notFound();
    if (!(await changes.lockConversation(transaction, id))) throw notFound();
    if (!(await changes.markRead(transaction, id, userId, messageId))) return;
    await announce(transaction, [userId, otherId], { kind: 'read', conversationId: id, actorId: userId });
  });
}

export async function archiveConversation(
  db: Database,
  { id: userId }: CurrentUser,
  id: string,
  isArchived: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await changes.setArchived(transaction, id, userId, isArchived))) throw notFound();
    await announce(transaction, [userId], { kind: 'change', conversationId: id, actorId: userId });
  });
}

export const deleteOldConversations = (db: Database): Promise<void> =>
  db.transaction().execute(changes.deleteOldConversations);

export const deleteSidesOf = changes.deleteSidesOf;

export async function exportConversationsOf(db: Database, userId: string) {
  const [conversations, messages] = await Promise.all([
    repository.listAllConversations(db, userId),
    repository.listAllMessages(db, userId),
  ]);
  const byConversation = Map.groupBy(messages, ({ conversationId }) => conversationId);
  return withMaterials(db, conversations, (row, material) =>
    presentExported(row, material, byConversation.get(row.id) ?? []),
  );
}

export async function listInterested(db: Database, materialId: string) {
  const rows = await repository.listInterested(db, materialId);
  return rows.map(({ id, name, lastMessageAt }) => ({
    id,
    name,
    lastMessageAt: lastMessageAt.toISOString(),
  }));
}

async function getOther(db: Database, id: string, userId: string): Promise<string> {
  const otherId = await repository.findOther(db, id, userId);
  if (!otherId) throw notFound();
  return otherId;
}

function splitPage<Row extends { microseconds: string; id: string }>(rows: Row[], size: number) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, more: last && rows.length > size ? writeCursor(last) : null };
}

async function withMaterials<Shown>(
  db: Database,
  rows: repository.ConversationRow[],
  present: (row: repository.ConversationRow, material: Conversation['material']) => Shown,
): Promise<Shown[]> {
  const materials = await getOffersById(
    db,
    rows.map(({ materialId }) => materialId),
  );
  return rows.flatMap((row) => {
    const material = materials.get(row.materialId);
    return material ? [present(row, material)] : [];
  });
}
