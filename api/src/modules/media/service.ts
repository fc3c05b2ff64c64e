import type { PictureFormat } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import { unsupportedMedia } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { cleanOriginal, encodeVariant, makeThumbhash } from './pictures.ts';
import { deleteMedia, insertMedia } from './repository.ts';
import { type MediaStorage, originalKey, type StoredFile, variantKey } from './storage.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
  storage: MediaStorage;
}

/**
 * Keeps a picture someone sent. Its widths are made in the background; until then its thumbhash stands in, and
 * `widthAtOnce`, if asked for, as WebP.
 */
export async function addPicture(
  { db, jobs, storage }: Parts,
  content: Buffer,
  ownerId: string | null,
  widthAtOnce?: number,
) {
  const original = await cleanOriginal(content).catch((error: unknown) => {
    throw unsupportedMedia(error);
  });
  const id = newId();
  const key = originalKey(id, original.extension);
  const thumbhash = await makeThumbhash(original.content);
  // Before the row: a file without one is lost space, a row without its file a broken picture.
  await storage.write(key, original.content, original.contentType);
  if (widthAtOnce) {
    const variant = await encodeVariant(original.content, widthAtOnce, 'webp');
    await storage.write(variantKey(id, widthAtOnce, 'webp'), variant, 'image/webp');
  }
  const { contentType, width, height } = original;
  await db.transaction().execute(async (transaction) => {
    await insertMedia(transaction, { id, ownerId, originalKey: key, contentType, width, height, thumbhash });
    await jobs.enqueue(transaction, 'picture-variants', { mediaId: id });
  });
  return { id, width, height, thumbhash };
}

/** In the caller's transaction; the files follow once it is committed. */
export async function removePicture({ jobs }: Pick<Parts, 'jobs'>, db: Database, id: string): Promise<void> {
  const media = await deleteMedia(db, id);
  if (media) await jobs.enqueue(db, 'picture-removal', { id, originalKey: media.originalKey });
}

/** `file` is a width and a format, as the contract checked it: `640.avif`. */
export async function findVariant(
  storage: MediaStorage,
  id: string,
  file: string,
): Promise<(StoredFile & { contentType: string }) | undefined> {
  const [width, format] = file.split('.') as [string, PictureFormat];
  const stored = await storage.find(variantKey(id.toLowerCase(), Number(width), format));
  return stored && { ...stored, contentType: `image/${format}` };
}
