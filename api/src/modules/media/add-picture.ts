import { limits } from '@parpaing/contract/limits';
import type { Database } from '../../db/database.ts';
import { invalidField, pictureTooLarge, unsupportedMedia } from '../../http/errors.ts';
import { createQueue } from '../../http/overload/queue.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { newId } from '../../lib/ids.ts';
import type { FieldFault } from '../../sentences/catalogues/catalogue.ts';
import { cleanOriginal, encodeVariant, makeThumbhash, measurePicture } from './pictures.ts';
import { insertMedia } from './repository.ts';
import { type MediaStorage, originalKey, variantKey } from './storage.ts';

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
