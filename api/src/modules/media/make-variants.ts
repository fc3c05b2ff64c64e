import { buffer } from 'node:stream/consumers';
import type { Database } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import { encodeVariant, widthsFor } from './pictures.ts';
import { listPictureKeys, removeFiles } from './remove-files.ts';
import { findMedia, setWidths } from './repository.ts';
import { type MediaStorage, variantKey } from './storage.ts';

const formats = ['avif', 'webp'] as const;

export function makeVariants(db: Database, storage: MediaStorage): JobHandlers['picture-variants'] {
  return async ({ mediaId }) => {
    const media = await findMedia(db, mediaId);
    if (!media) return;
    const original = await storage.find(media.originalKey);
    if (!original) throw new Error(`the original of picture ${mediaId} is missing`);
    const content = await buffer(original.content);
    const widths = widthsFor(media.width);
    for (const width of widths) {
      for (const format of formats) {
        const variant = await encodeVariant(content, width, format);
        await storage.write(variantKey(mediaId, width, format), variant, `image/${format}`);
      }
    }
    // The picture was deleted meanwhile.
    if (!(await setWidths(db, mediaId, widths))) await removeFiles(storage, listPictureKeys(media));
  };
}
