import { pictureWidths } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import type { JobHandlers, Jobs } from '../../jobs/jobs.ts';
import { deleteDocumentsOf, deleteDocumentsOfMaterials } from './document-repository.ts';
import { deleteMedia, deleteUnusedMediaOf } from './repository.ts';
import { type MediaStorage, variantKey } from './storage.ts';

interface Parts {
  jobs: Jobs;
}

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

/** In the caller's transaction; a job removes the files after the commit. */
export async function removePicture({ jobs }: Parts, db: Database, id: string): Promise<void> {
  const media = await deleteMedia(db, id);
  if (media) await enqueueRemoval(jobs, db, listPictureKeys(media));
}

export async function removePicturesOf({ jobs }: Parts, db: Database, ownerId: string) {
  const media = await deleteUnusedMediaOf(db, ownerId);
  await enqueueRemoval(jobs, db, media.flatMap(listPictureKeys));
}

export async function removeDocumentsOf({ jobs }: Parts, db: Database, sellerId: string) {
  await enqueueRemoval(jobs, db, await deleteDocumentsOf(db, sellerId));
}

export async function removeDocumentsOfMaterials({ jobs }: Parts, db: Database, materialIds: string[]) {
  await enqueueRemoval(jobs, db, await deleteDocumentsOfMaterials(db, materialIds));
}

export const handleRemoval =
  (storage: MediaStorage): JobHandlers['file-removal'] =>
  ({ keys }) =>
    removeFiles(storage, keys);
