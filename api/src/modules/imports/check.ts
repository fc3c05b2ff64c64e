import type { Database } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import type { StoredFault } from './check-batch.ts';
import { openFile } from './check-file.ts';
import { countLines, FileError } from './csv/read-csv.ts';
import type { Target } from './fields.ts';
import * as imports from './import-repository.ts';

export const checkImport =
  (db: Database): JobHandlers['import-check'] =>
  async ({ importId, revision }, _, { isLast }) => {
    const row = await imports.findImport(db, importId);
    if (row?.state !== 'checking' || row.revision !== revision) return;
    try {
      await imports.endCheck(db, row, await check(db, row));
    } catch (error) {
      if (error instanceof FileError) return imports.endCheck(db, row, { failure: error.fault });
      if (isLast) await imports.endCheck(db, row, { failure: 'interrupted' });
      throw error;
    }
  };

async function check(db: Database, { id, sellerId, revision, targets }: imports.ImportRow) {
  const seller = await imports.findSeller(db, sellerId);
  const content = await imports.readContent(db, id);
  if (!seller || !content) throw new Error(`import ${id} has no seller or no file`);
  const isPrivate = seller.businessType === 'particulier';
  const file = await openFile(db, { sellerId, isPrivate, content, targets });
  const counts = {
    lines: 0,
    created: 0,
    statedPublished: 0,
    statedDrafts: 0,
    updated: 0,
    unchanged: 0,
    bad: 0,
  };
  const faults: StoredFault[] = [];
  const total = countLines(file.csv);
  for await (const batch of file.batches) {
    counts.lines += batch.lines;
    counts.created += batch.created.length;
    counts.statedPublished += batch.created.filter(({ status }) => status === 'publie').length;
    counts.statedDrafts += batch.created.filter(({ status }) => status === 'brouillon').length;
    counts.updated += batch.changed.length;
    counts.unchanged += batch.unchanged;
    counts.bad += batch.badLines;
    for (const fault of batch.faults) faults.push(fault);
    await imports.setProgress(db, id, { state: 'checking', revision }, { done: counts.lines, total });
  }
  const missing = new Set<Target>();
  for (const { code, field } of faults) if (code === 'column_missing') missing.add(field);
  const report: imports.CheckReport = {
    encoding: file.csv.encoding,
    separator: file.csv.separator,
    ...counts,
    room: Math.max(0, seller.room),
    columns: file.headers.map((header, index) => ({
      header,
      target: file.targets[index] ?? null,
      sample: file.samples[index] ?? '',
    })),
    missing: [...missing],
    hasPhotoAddresses: file.hasPhotoAddresses,
  };
  return { report, faults };
}
