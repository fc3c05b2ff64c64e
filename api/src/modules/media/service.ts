import { limits } from '@parpaing/contract/limits';
import type { PictureFormat } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import { invalidField, pictureTooLarge, unsupportedMedia } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createQueue } from '../../queue.ts';
import type { FieldFault } from '../../sentences/catalogues/catalogue.ts';
import { deleteDocumentsOf, deleteDocumentsOfMaterials, insertDocument } from './document-repository.ts';
import { cleanOriginal, encodeVariant, makeThumbhash, measurePicture } from './pictures.ts';
import { enqueueRemoval, listPictureKeys } from './remove-files.ts';
import { deleteMedia, deleteUnusedMediaOf, insertMedia } from './repository.ts';
import {
  documentKey,
  type MediaStorage,
  originalKey,
  privateDocumentKey,
  type StoredFile,
  variantKey,
} from './storage.ts';

export { copyDocuments, listOwnDocuments, placeDocuments } from './document-repository.ts';
export { enqueueRemoval } from './remove-files.ts';
export { claimPictures, listOwnPictures } from './repository.ts';
export type { MediaStorage } from './storage.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
  storage: MediaStorage;
}

interface PictureOptions {
  minSide?: number;
  maxSide?: number;
  immediateWidth?: number;
  sourceHash?: Buffer;
}

/** Decoding takes a core and up to 250 MB. */
const { run: runInQueue } = createQueue({ concurrency: 1, maxWaiting: 8, maxWaitingPerCaller: 2 });

export async function addPicture(
  { db, jobs, storage }: Parts,
  content: Buffer,
  ownerId: string | null,
  options: PictureOptions = {},
) {
  const measure = measurePicture(content).catch(refuse('not_a_picture'));
  const { pixels, side, isDecodedWhole, isReadable } = await measure;
  if (!isReadable) throw unsupportedMedia('image', 'unreadable_heic');
  if (options.minSide && side < options.minSide) throw invalidField('image', 'picture_too_small');
  if (pixels > limits.picturePixels) throw pictureTooLarge('too_many_pixels');
  if (isDecodedWhole && pixels > limits.pixelsDecodedWhole)
    throw pictureTooLarge('too_many_pixels_for_format');
  const { original, thumbhash, variant } = await runInQueue(
    () => prepare(content, options),
    ownerId ?? undefined,
  );
  const id = newId();
  const key = originalKey(id, original.extension);
  // Before the row: a file without a row wastes space, a row without a file is a broken picture.
  await storage.write(key, original.content, original.contentType);
  if (variant) await storage.write(variantKey(id, variant.width, 'webp'), variant.content, 'image/webp');
  const { contentType, width, height } = original;
  await db.transaction().execute(async (transaction) => {
    await insertMedia(transaction, {
      id,
      ownerId,
      originalKey: key,
      contentType,
      width,
      height,
      thumbhash,
      sourceHash: options.sourceHash ?? null,
    });
    await jobs.enqueue(transaction, 'picture-variants', { mediaId: id });
  });
  return { id, width, height, thumbhash };
}

async function prepare(content: Buffer, { maxSide, immediateWidth }: PictureOptions) {
  const original = await cleanOriginal(content, maxSide).catch(refuse('damaged_picture'));
  const thumbhash = await makeThumbhash(original.content);
  const variant = immediateWidth && {
    width: immediateWidth,
    content: await encodeVariant(original.content, immediateWidth, 'webp'),
  };
  return { original, thumbhash, variant };
}

const refuse = (fault: FieldFault) => (error: unknown) => {
  throw unsupportedMedia('image', fault, error);
};

/** In the caller's transaction; a job removes the files after the commit. */
export async function removePicture({ jobs }: Pick<Parts, 'jobs'>, db: Database, id: string): Promise<void> {
  const media = await deleteMedia(db, id);
  if (media) await enqueueRemoval(jobs, db, listPictureKeys(media));
}

export async function removePicturesOf({ jobs }: Pick<Parts, 'jobs'>, db: Database, ownerId: string) {
  const media = await deleteUnusedMediaOf(db, ownerId);
  await enqueueRemoval(jobs, db, media.flatMap(listPictureKeys));
}

export async function removeDocumentsOf({ jobs }: Pick<Parts, 'jobs'>, db: Database, sellerId: string) {
  await enqueueRemoval(jobs, db, await deleteDocumentsOf(db, sellerId));
}

export async function removeDocumentsOfMaterials(
  { jobs }: Pick<Parts, 'jobs'>,
  db: Database,
  materialIds: string[],
) {
  await enqueueRemoval(jobs, db, await deleteDocumentsOfMaterials(db, materialIds));
}

export const removeStored = ({ jobs }: Pick<Parts, 'jobs'>, db: Database, keys: string[]) =>
  enqueueRemoval(jobs, db, keys);

interface NewDocument {
  content: Buffer;
  /** Of the sender's file; it becomes the title, never a path. */
  name: string;
  ownerId: string;
}

export async function addDocument({ db, storage }: Pick<Parts, 'db' | 'storage'>, document: NewDocument) {
  const { content, name, ownerId } = document;
  requirePlainPdf(content);
  const id = newId();
  const row = { id, ownerId, title: toTitle(name), storageKey: documentKey(id), bytes: content.length };
  await storage.write(row.storageKey, content, 'application/pdf');
  await insertDocument(db, row);
  return row;
}

const pdfTail = 2048;

/** Its first and last marks: a truncated file has no end. */
const isPdf = (content: Buffer) =>
  content.subarray(0, 5).toString('latin1') === '%PDF-' &&
  content.subarray(-pdfTail).toString('latin1').includes('%%EOF');

/** Programs and files inside a PDF; a reader would run or save them. */
const hasActiveContent = (content: Buffer) =>
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/.test(content.toString('latin1'));

function requirePlainPdf(content: Buffer) {
  if (!isPdf(content)) throw unsupportedMedia('document', 'not_a_pdf');
  if (hasActiveContent(content)) throw unsupportedMedia('document', 'active_pdf');
}

const toTitle = (name: string) =>
  name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\]+/gu, ' ')
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
    .slice(0, limits.documentTitleLength) || 'Document';

export async function storePrivateDocument(
  storage: MediaStorage,
  content: Buffer,
): Promise<{ storageKey: string; bytes: number }> {
  requirePlainPdf(content);
  const storageKey = privateDocumentKey(newId());
  await storage.write(storageKey, content, 'application/pdf');
  return { storageKey, bytes: content.length };
}

export async function findVariant(
  storage: MediaStorage,
  id: string,
  file: string,
): Promise<(StoredFile & { contentType: string }) | undefined> {
  const [width, format] = file.split('.') as [string, PictureFormat];
  const stored = await storage.find(variantKey(id, Number(width), format));
  return stored && { ...stored, contentType: `image/${format}` };
}
