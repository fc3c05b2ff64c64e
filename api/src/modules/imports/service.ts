import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { Database } from '../../db/database.ts';
import { forbidden, HttpError, invalidField, notFound } from '../../http/errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { getCategories } from '../categories/service.ts';
import { enqueueRemoval } from '../media/service.ts';
import { isChoice } from './columns.ts';
import type { Target } from './fields.ts';
import * as imports from './import-repository.ts';
import { listPartKeys } from './photos/parts.ts';

export { listImports } from './import-repository.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
}

interface NewFile {
  id: string;
  fileName: string;
  content: Buffer;
}

const running = () => new HttpError(409, 'import_running');
const notReady = () => new HttpError(409, 'import_not_ready');

/** Replaces the seller's former file. Sent again with the same id, it is the same import. */
export async function createImport(
  { db, jobs }: Parts,
  { id: sellerId }: CurrentUser,
  { id, fileName, content }: NewFile,
): Promise<imports.ImportRow> {
  await db.transaction().execute(async (transaction) => {
    if (await isRepeated(transaction, sellerId, id)) return;
    if (!(await imports.findSeller(transaction, sellerId)))
      throw new HttpError(409, 'seller_profile_missing');
    if (await imports.isSaving(transaction, sellerId, 'csv')) throw running();
    await imports.deleteIdleImports(transaction, sellerId, 'csv');
    const file = {
      id,
      sellerId,
      kind: 'csv',
      state: 'checking',
      fileName,
      bytes: content.length,
      content,
    } as const;
    if (await imports.insertImport(transaction, file))
      await jobs.enqueue(transaction, 'import-check', { importId: id, revision: 1 });
  });
  jobs.wake('import-check');
  return getImport(db, sellerId, id);
}

async function isRepeated(db: Database, sellerId: string, id: string): Promise<boolean> {
  const existing = await imports.findImport(db, id);
  if (existing && existing.sellerId !== sellerId) throw forbidden();
  return existing !== undefined;
}

export async function getImport(db: Database, sellerId: string, id: string): Promise<imports.ImportRow> {
  const row = await imports.findImport(db, id);
  if (row?.sellerId !== sellerId) throw notFound();
  return row;
}

export async function mapImport(
  { db, jobs }: Parts,
  user: CurrentUser,
  id: string,
  targets: (string | null)[],
): Promise<imports.ImportRow> {
  const { report } = await getImport(db, user.id, id);
  const tree = await getCategories(db);
  const chosen = targets.filter((target) => target !== null);
  const isWhole = targets.length === (report as imports.CheckReport | null)?.columns.length;
  if (!isWhole || new Set(chosen).size < chosen.length || !chosen.every((target) => isChoice(target, tree)))
    throw invalidField('targets', 'wrong_kind');
  await db.transaction().execute(async (transaction) => {
    const revision = await imports.startCheck(transaction, id, targets as (Target | null)[]);
    if (revision === undefined) throw notReady();
    await jobs.enqueue(transaction, 'import-check', { importId: id, revision });
  });
  jobs.wake('import-check');
  return getImport(db, user.id, id);
}

export async function confirmImport(
  { db, jobs }: Parts,
  user: CurrentUser,
  id: string,
  { publish }: { publish: boolean },
): Promise<imports.ImportRow> {
  const { kind, report } = await getImport(db, user.id, id);
  const job = kind === 'csv' ? 'import-save' : 'import-photos';
  const isStarted = await db.transaction().execute(async (transaction) => {
    const from = kind === 'csv' ? 'ready' : 'receiving';
    const total = kind === 'csv' ? countGood(report as imports.CheckReport | null) : 0;
    const isMoved = await imports.moveImport(transaction, id, from, {
      state: 'saving',
      publish,
      done: 0,
      total,
    });
    if (isMoved && kind === 'csv' && total === 0) throw notReady();
    if (isMoved) await jobs.enqueue(transaction, job, { importId: id });
    return isMoved;
  });
  jobs.wake(job);
  const row = await getImport(db, user.id, id);
  // Started now, it may have failed already.
  if (!isStarted && row.state !== 'saving' && row.state !== 'done') throw notReady();
  return row;
}

const countGood = (report: imports.CheckReport | null) => (report ? report.created + report.updated : 0);

/** While it is being saved, the file stays and nothing of it is saved. */
export async function cancelImport({ db, jobs }: Parts, user: CurrentUser, id: string): Promise<void> {
  const { kind } = await getImport(db, user.id, id);
  await db.transaction().execute(async (transaction) => {
    if (kind === 'csv' && (await imports.moveImport(transaction, id, 'saving', { state: 'ready' }))) return;
    await removeParts({ jobs }, transaction, await imports.deleteImport(transaction, id));
  });
}

type PhotoImport = CallAnswer<'createPhotoImport'>;

export async function createPhotoImport(
  { db, jobs }: Parts,
  { id: sellerId }: CurrentUser,
  { id, fileName, bytes }: Pick<PhotoImport, 'id' | 'fileName' | 'bytes'>,
): Promise<imports.ImportRow> {
  await db.transaction().execute(async (transaction) => {
    if (await isRepeated(transaction, sellerId, id)) return;
    if (await imports.isSaving(transaction, sellerId, 'photos')) throw running();
    const former = await imports.deleteIdleImports(transaction, sellerId, 'photos');
    await removeParts({ jobs }, transaction, former);
    const state = 'receiving' as const;
    await imports.insertImport(transaction, {
      id,
      sellerId,
      kind: 'photos',
      state,
      fileName,
      bytes,
      content: null,
    });
  });
  return getImport(db, sellerId, id);
}

export async function requireExpectedPart(
  db: Database,
  user: CurrentUser,
  id: string,
  { number, bytes }: { number: number; bytes: number },
): Promise<void> {
  const row = await getImport(db, user.id, id);
  if (row.kind !== 'photos' || row.state !== 'receiving') throw notReady();
  const expected = Math.min(limits.importPartBytes, row.bytes - number * limits.importPartBytes);
  if (!Number.isInteger(number) || number < 0 || bytes !== expected)
    throw invalidField('part', 'broken_upload');
}

export async function deleteExpiredImports({ db, jobs }: Parts): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removeParts({ jobs }, transaction, await imports.deleteExpiredImports(transaction));
  });
}

export async function deleteImportsOf({ jobs }: Pick<Parts, 'jobs'>, db: Database, sellerId: string) {
  await removeParts({ jobs }, db, await imports.deleteImportsOf(db, sellerId));
}

async function removeParts(
  { jobs }: Pick<Parts, 'jobs'>,
  db: Database,
  removed: { id: string; kind: string; bytes: number }[],
): Promise<void> {
  await enqueueRemoval(jobs, db, removed.filter(({ kind }) => kind === 'photos').flatMap(listPartKeys));
}
