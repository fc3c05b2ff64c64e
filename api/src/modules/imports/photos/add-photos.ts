import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { limits } from '@parpaing/contract/limits';
import type { ZipFile } from 'yauzl';
import type { Database } from '../../../db/database.ts';
import { HttpError } from '../../../http/errors.ts';
import type { JobHandlers, Jobs } from '../../../jobs/jobs.ts';
import type { FileFault, PhotoFault } from '../../../sentences/catalogues/imports.ts';
import { addPicture, enqueueRemoval, type MediaStorage, removePicture } from '../../media/service.ts';
import { addPictureToMaterial, listPicturedByReference } from '../../selling/service.ts';
import * as imports from '../import-repository.ts';
import { type NamedEntry, nameEntry } from './names.ts';
import { listPartKeys, openArchive, StorageError } from './parts.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
  storage: MediaStorage;
}

class FaultError<Fault extends string> extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}
class ArchiveError extends FaultError<FileFault> {}
class PhotoError extends FaultError<PhotoFault> {}

/** One photo after another; those that a former attempt added are recognised. */
export const addPhotos =
  ({ db, storage }: Omit<Parts, 'jobs'>): JobHandlers['import-photos'] =>
  async ({ importId }, jobs, { isLast }) => {
    const row = await imports.findImport(db, importId);
    if (row?.state !== 'saving' || row.kind !== 'photos') return;
    try {
      await addAll({ db, jobs, storage }, row);
    } catch (error) {
      const failure = error instanceof ArchiveError ? error.fault : 'interrupted';
      if (failure !== 'interrupted' || isLast)
        await imports.moveImport(db, row.id, 'saving', { state: 'failed', failure });
      if (failure === 'interrupted') throw error;
    }
    await enqueueRemoval(jobs, db, listPartKeys(row));
  };

async function addAll(parts: Parts, row: imports.ImportRow): Promise<void> {
  const { db, storage } = parts;
  const archive = await openArchive(storage, row).catch(refuseArchive);
  try {
    const entries = await listEntries(archive);
    const report: imports.PhotoReport = { added: 0, known: 0, refused: [] };
    const total = entries.length;
    for (const [done, named] of entries.entries()) {
      const { revision, id } = row;
      if (!(await imports.setProgress(db, id, { state: 'saving', revision }, { done, total }))) return;
      try {
        report[await addOne(parts, row.sellerId, archive, named)]++;
      } catch (error) {
        if (!(error instanceof PhotoError)) throw error;
        report.refused.push({ name: named.name, fault: error.fault });
      }
      await imports.setPhotoReport(db, id, report);
    }
    await imports.moveImport(db, row.id, 'saving', { state: 'done', done: total, total });
  } finally {
    archive.close();
  }
}

/** Their sizes are known before any is opened, and none may exceed what it declares. */
async function listEntries(archive: ZipFile): Promise<NamedEntry[]> {
  if (archive.entryCount > limits.photoArchiveEntries) throw new ArchiveError('too_many_entries');
  const entries: NamedEntry[] = [];
  let bytes = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      bytes += entry.uncompressedSize;
      const named = nameEntry(entry);
      if (named) entries.push(named);
    }
  } catch (error) {
    refuseArchive(error);
  }
  if (bytes > limits.photoArchiveExpandedBytes) throw new ArchiveError('too_large_expanded');
  const collator = new Intl.Collator('fr', { numeric: true });
  return entries.toSorted((one, other) => collator.compare(one.name, other.name));
}

async function addOne(
  parts: Parts,
  sellerId: string,
  archive: ZipFile,
  { entry, references, fault }: NamedEntry,
): Promise<'added' | 'known'> {
  if (fault) throw new PhotoError(fault);
  if (entry.uncompressedSize > limits.pictureBytes) throw new PhotoError('too_heavy');
  const content = await readEntry(await archive.openReadStreamPromise(entry).catch(refuseBroken));
  if (content.subarray(0, 4).toString('latin1') === 'PK\x03\x04') throw new PhotoError('nested_archive');
  const sourceHash = createHash('sha256').update(content).digest();
  const known = await listPicturedByReference(parts.db, { sellerId, references, sourceHash });
  const material = references
    .map((reference) => known.find((each) => each.reference === reference))
    .find((each) => each !== undefined);
  if (!material) throw new PhotoError('unknown_reference');
  if (material.hasThis) return 'known';
  if (material.pictures >= limits.picturesPerMaterial) throw new PhotoError('too_many_pictures');
  const { id: mediaId } = await addWhenFree(parts, content, { sellerId, sourceHash });
  const isAdded = await parts.db.transaction().execute(async (transaction) => {
    const picture = { materialId: material.id, mediaId, alt: material.title };
    if (await addPictureToMaterial(transaction, picture)) return true;
    await removePicture(parts, transaction, mediaId);
    return false;
  });
  if (!isAdded) throw new PhotoError('too_many_pictures');
  return 'added';
}

function refuseArchive(error: unknown): never {
  if (error instanceof StorageError) throw error;
  throw new ArchiveError('not_a_zip', error);
}

function refuseBroken(error: unknown): never {
  if (error instanceof PhotoError || error instanceof StorageError) throw error;
  throw new PhotoError('broken', error);
}

async function readEntry(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > limits.pictureBytes) throw new PhotoError('too_heavy');
      chunks.push(chunk);
    }
  } catch (error) {
    refuseBroken(error);
  }
  return Buffer.concat(chunks);
}

const attempts = 60;
const retryMs = 1000;

/** Pictures are decoded one at a time for everybody, and the queue may be full. */
async function addWhenFree(
  parts: Parts,
  content: Buffer,
  { sellerId, sourceHash }: { sellerId: string; sourceHash: Buffer },
) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await addPicture(parts, content, sellerId, { minSide: limits.leastPictureSide, sourceHash });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.faults.image === 'picture_too_small') throw new PhotoError('too_small', error);
      if (error.status === 415) throw new PhotoError('not_a_picture', error);
      if (error.status === 413) throw new PhotoError('too_many_pixels', error);
      if (error.status !== 503 || attempt === attempts) throw error;
      await setTimeout(retryMs);
    }
  }
}
