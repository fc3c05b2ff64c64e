import { buffer } from 'node:stream/consumers';
import type { Database } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import { encodeDrawing, encodeVariant, widthsFor } from './pictures.ts';
import { listPictureKeys, removeFiles } from './remove-files.ts';
import { findMedia, listDrawings, setWidths } from './repository.ts';
import { type MediaStorage, variantKey } from './storage.ts';

const formats = ['avif', 'webp'] as const;
/** AVIF of a drawing takes seconds and saves little. */
const drawingFormats = ['webp'] as const;

export const makeVariants =
  (db: Database, storage: MediaStorage): JobHandlers['picture-variants'] =>
  ({ mediaId }) =>
    makeVariantsOf(db, storage, mediaId);

export const drawPictures =
  (db: Database, storage: MediaStorage): JobHandlers['demo-drawings'] =>
  async () => {
    for (const id of await listDrawings(db)) await makeVariantsOf(db, storage, id);
  };

async function makeVariantsOf(db: Database, storage: MediaStorage, mediaId: string): Promise<void> {
  const media = await findMedia(db, mediaId);
  if (!media) return;
  const original = await storage.find(media.originalKey);
  if (!original) throw new Error(`the original of picture ${mediaId} is missing`);
  const content = await buffer(original.content);
  const widths = widthsFor(media.width);
  for (const width of widths.filter((one) => !media.widths.includes(one))) {
    for (const format of media.hasAvif ? formats : drawingFormats) {
      const variant = media.hasAvif
        ? await encodeVariant(content, width, format)
        : await encodeDrawing(content, width);
      await storage.write(variantKey(mediaId, width, format), variant, `image/${format}`);
    }
  }
  if (!(await setWidths(db, mediaId, widths))) await removeFiles(storage, listPictureKeys(media));
}
