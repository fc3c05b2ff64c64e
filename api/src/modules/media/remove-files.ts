import { pictureWidths } from '@parpaing/contract/units';
import type { JobHandlers } from '../../jobs/jobs.ts';
import { type MediaStorage, variantKey } from './storage.ts';

interface Removed {
  id: string;
  originalKey: string;
}

/** Every width, made or not: the row that knew which ones is gone. */
export async function removeFiles(storage: MediaStorage, { id, originalKey }: Removed): Promise<void> {
  const variants = pictureWidths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => variantKey(id, width, format)),
  );
  for (const key of [originalKey, ...variants]) await storage.remove(key);
}

export const removePictureFiles =
  (storage: MediaStorage): JobHandlers['picture-removal'] =>
  (removed) =>
    removeFiles(storage, removed);
