import { Readable } from 'node:stream';
import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { LogEntry } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { writeCsv, writeCsvLine } from '../../lib/csv.ts';
import { actionLabels, reasonLabels } from './labels.ts';
import { type LogRow, listLog } from './repository.ts';

export { reasonArticles, reasonLabels } from './labels.ts';
export { eraseNameOf, insertLog, insertMaterialEdits, type LogRow, listLogOf } from './repository.ts';

const exportedAtOnce = 1000;

export async function listModerationLog(
  db: Database,
  before: string | undefined,
): Promise<CallAnswer<'listModerationLog'>> {
  const size = limits.moderationPageSize;
  const rows = await listLog(db, before, size + 1);
  const items = rows.slice(0, size).map(presentLog);
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}

export const presentLog = (row: LogRow): LogEntry => ({
  id: row.id,
  actor: row.actor,
  action: row.action,
  target: { kind: row.targetKind, id: row.targetId, label: row.targetLabel },
  reason: row.reason,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
});

export const exportModerationLog = (db: Database): Readable => Readable.from(writeLines(db));

const columns = ['Date', 'Par', 'Action', 'Objet', 'Identifiant', 'Motif', 'Message'];

async function* writeLines(db: Database) {
  yield writeCsv(columns, []);
  let before: string | undefined;
  do {
    const rows: LogRow[] = await listLog(db, before, exportedAtOnce);
    yield rows.map(formatRow).join('');
    before = rows.length === exportedAtOnce ? rows.at(-1)?.id : undefined;
  } while (before);
}

const formatRow = (row: LogRow) =>
  writeCsvLine([
    row.createdAt.toISOString(),
    row.actor ?? 'Ligne de commande',
    actionLabels[row.action],
    row.targetLabel,
    row.targetId,
    row.reason ? reasonLabels[row.reason] : '',
    row.note,
  ]);
