import { limits } from '@parpaing/contract/limits';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Imports } from '../../db/types.ts';
import type { FileFault, PhotoFault } from '../../sentences/catalogues/imports.ts';
import type { StoredFault } from './check-batch.ts';
import type { Target } from './fields.ts';

export type ImportState = 'receiving' | 'checking' | 'ready' | 'saving' | 'done' | 'failed';

export interface CheckReport {
  encoding: 'utf-8' | 'utf-16le' | 'windows-1252';
  separator: ';' | ',' | '\t';
  lines: number;
  created: number;
  statedPublished: number;
  statedDrafts: number;
  updated: number;
  unchanged: number;
  bad: number;
  room: number;
  columns: { header: string; target: Target | null; sample: string }[];
  missing: Target[];
  hasPhotoAddresses: boolean;
}

export interface PhotoReport {
  added: number;
  known: number;
  refused: { name: string; fault: PhotoFault }[];
}

type Stored = Pick<
  Selectable<Imports>,
  'id' | 'sellerId' | 'fileName' | 'bytes' | 'revision' | 'publish' | 'done' | 'total'
>;

export type ImportRow = Stored & {
  kind: 'csv' | 'photos';
  state: ImportState;
  failure: FileFault | null;
  targets: (Target | null)[] | null;
  report: unknown;
  faults: StoredFault[];
};

const columns = sql`
  id, seller_id, kind, state, file_name, bytes, revision, publish, done, total, failure, targets, report,
  jsonb_path_query_array(coalesce(faults, '[]'), ${sql.lit(`$[0 to ${limits.importFaultsShown - 1}]`)}) as faults`;
const isFresh = sql`created_at > now() - interval '1 day'`;

export async function findImport(db: Database, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports where id = ${id} and ${isFresh}`.execute(db);
  return rows[0];
}

export async function listImports(db: Database, sellerId: string): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select distinct on (kind) ${columns} from imports
    where seller_id = ${sellerId} and ${isFresh} order by kind, created_at desc, id desc`.execute(db);
  return rows;
}

export async function readContent(db: Database, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('imports').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? undefined;
}

export async function readFaults(db: Database, id: string): Promise<StoredFault[]> {
  const row = await db.selectFrom('imports').select('faults').where('id', '=', id).executeTakeFirst();
  return (row?.faults ?? []) as unknown as StoredFault[];
}

interface NewImport {
  id: string;
  sellerId: string;
  kind: 'csv' | 'photos';
  state: ImportState;
  fileName: string;
  bytes: number;
  content: Buffer | null;
}

export async function insertImport(db: Database, row: NewImport): Promise<boolean> {
  const inserted = await db
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function deleteIdleImports(db: Database, sellerId: string, kind: 'csv' | 'photos') {
  return db
    .deleteFrom('imports')
    .where('sellerId', '=', sellerId)
    .where('kind', '=', kind)
    .where('state', '<>', 'saving')
    .returning(['id', 'kind', 'bytes'])
    .execute();
}

export async function isSaving(db: Database, sellerId: string, kind: 'csv' | 'photos'): Promise<boolean> {
  const { rows } = await sql`
    select from imports
    where seller_id = ${sellerId} and kind = ${kind} and state = 'saving' and ${isFresh}`.execute(db);
  return rows.length > 0;
}

export function deleteImport(db: Database, id: string) {
  return db.deleteFrom('imports').where('id', '=', id).returning(['id', 'kind', 'bytes']).execute();
}

export async function deleteExpiredImports(db: Database) {
  const { rows } = await sql<{ id: string; kind: string; bytes: number }>`
    delete from imports where not (${isFresh}) returning id, kind, bytes`.execute(db);
  return rows;
}

export function deleteImportsOf(db: Database, sellerId: string) {
  return db
    .deleteFrom('imports')
    .where('sellerId', '=', sellerId)
    .returning(['id', 'kind', 'bytes'])
    .execute();
}

export async function moveImport(
  db: Database,
  id: string,
  from: ImportState,
  to: { state: ImportState; failure?: FileFault | null; publish?: boolean; done?: number; total?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ failure: null, ...to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function startCheck(
  db: Database,
  id: string,
  targets: (Target | null)[],
): Promise<number | undefined> {
  const row = await db
    .updateTable('imports')
    .set({
      state: 'checking',
      targets: JSON.stringify(targets),
      revision: sql`revision + 1`,
      failure: null,
      done: 0,
      total: 0,
    })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}

interface Step {
  state: ImportState;
  revision: number;
}

/** False when the import has moved on: another check was asked for, or it was cancelled. */
export async function setProgress(
  db: Database,
  id: string,
  { state, revision }: Step,
  progress: { done: number; total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(progress)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endCheck(
  db: Database,
  { id, revision }: { id: string; revision: number },
  result: { report: CheckReport; faults: StoredFault[] } | { failure: FileFault },
): Promise<void> {
  const columns =
    'failure' in result
      ? { state: 'failed', failure: result.failure }
      : {
          state: 'ready',
          report: JSON.stringify(result.report),
          faults: JSON.stringify(result.faults),
          done: result.report.lines,
          total: result.report.lines,
        };
  await db
    .updateTable('imports')
    .set(columns)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'checking')
    .execute();
}

export async function setPhotoReport(db: Database, id: string, report: PhotoReport): Promise<void> {
  await db
    .updateTable('imports')
    .set({ report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute();
}

export interface ImportingSeller {
  businessType: string;
  room: number;
}

export async function findSeller(db: Database, userId: string): Promise<ImportingSeller | undefined> {
  const { rows } = await sql<ImportingSeller>`
    select business_type, material_limit - (
      select count(*)::int from materials where seller_id = user_id and deleted_at is null
    ) as room
    from provider_profiles where user_id = ${userId}`.execute(db);
  return rows[0];
}
