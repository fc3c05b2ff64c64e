import type { Database } from '../../db/database.ts';
import type { GiveWay } from '../../jobs/give-way.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import { newId } from '../../lib/ids.ts';
import type { FileFault } from '../../sentences/catalogues/imports.ts';
import {
  announceAsOne,
  buildColumns,
  insertMaterials,
  lockSeller,
  updateMaterials,
} from '../selling/service.ts';
import { type Batch, openFile } from './check-file.ts';
import * as imports from './import-repository.ts';

class SaveError extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

class CancelledError extends Error {}

export const saveImport =
  (db: Database, giveWay: GiveWay): JobHandlers['import-save'] =>
  async ({ importId }, _, { isLast }) => {
    const row = await imports.findImport(db, importId);
    if (row?.state !== 'saving') return;
    try {
      await db.transaction().execute((transaction) => save(db, transaction, row, giveWay));
    } catch (error) {
      if (error instanceof CancelledError) return;
      const failure = error instanceof SaveError ? error.fault : 'interrupted';
      if (failure !== 'interrupted' || isLast)
        await imports.moveImport(db, row.id, 'saving', { state: 'ready', failure });
      if (failure === 'interrupted') throw error;
    }
  };

/** Progress is written outside the transaction, for those who ask meanwhile. */
async function save(
  db: Database,
  transaction: Database,
  row: imports.ImportRow,
  giveWay: GiveWay,
): Promise<void> {
  const { id, sellerId, targets, revision, total } = row;
  const seller = await imports.findSeller(transaction, sellerId);
  const content = await imports.readContent(transaction, id);
  if (!seller || !content) throw new SaveError('changed_meanwhile');
  await announceAsOne(transaction);
  const isPrivate = seller.businessType === 'particulier';
  const file = await openFile(transaction, { sellerId, isPrivate, content, targets });
  const seen = { created: 0, updated: 0, bad: 0 };
  for await (const batch of file.batches) {
    await write(transaction, row, batch, giveWay);
    seen.created += batch.created.length;
    seen.updated += batch.changed.length;
    seen.bad += batch.badLines;
    const progress = { done: Math.min(seen.created + seen.updated, total), total };
    if (!(await imports.setProgress(db, id, { state: 'saving', revision }, progress)))
      throw new CancelledError();
  }
  const report = row.report as imports.CheckReport;
  if (seen.created !== report.created || seen.updated !== report.updated || seen.bad !== report.bad)
    throw new SaveError('changed_meanwhile');
  const { materialCount = 0, materialLimit = 0 } = (await lockSeller(transaction, sellerId)) ?? {};
  if (seen.created > 0 && materialCount > materialLimit) throw new SaveError('no_room');
  const isEnded = await imports.moveImport(transaction, id, 'saving', { state: 'done', done: total });
  if (!isEnded) throw new CancelledError();
}

/** A few rows at a time, so that a reader never waits long for the processor. */
const rowsAtOnce = 5;

async function write(
  db: Database,
  { sellerId, publish }: imports.ImportRow,
  { created, changed }: Batch,
  giveWay: GiveWay,
) {
  const fallback = publish ? 'publie' : 'brouillon';
  for (const part of chunk(created, rowsAtOnce)) {
    const rows = part.map(({ material, commune, status }) => ({
      id: newId(),
      sellerId,
      ...buildColumns(material, commune),
      status: status ?? fallback,
    }));
    await giveWay();
    if ((await insertMaterials(db, rows)) < rows.length) throw new SaveError('changed_meanwhile');
  }
  for (const part of chunk(changed, rowsAtOnce)) {
    await giveWay();
    await updateMaterials(db, sellerId, part);
  }
}

const chunk = <Item>(list: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
