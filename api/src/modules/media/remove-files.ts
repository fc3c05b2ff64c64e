import { pictureWidths } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import type { JobHandlers, Jobs } from '../../jobs/jobs.ts';
import { type MediaStorage, variantKey } from './storage.ts';

interface Removed {
  id: string;
  originalKey: string;
}

const maxKeys = 500;

/** All possible widths: the row that knew which exist is deleted. */
export const listPictureKeys = ({ id, originalKey }: Removed): string[] => [
  originalKey,
  ...pictureWidths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => variantKey(id, width, format)),
  ),
];

export async function removeFiles(storage: MediaStorage, keys: string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}

export async function enqueueRemoval(jobs: Jobs, db: Database, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += maxKeys) {
    await jobs.enqueue(db, 'file-removal', { keys: keys.slice(start, start + maxKeys) });
  }
}

export const handleRemoval =
  (storage: MediaStorage): JobHandlers['file-removal'] =>
  ({ keys }) =>
    removeFiles(storage, keys);
