import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll } from 'vitest';
import { createDiskStorage } from '../modules/media/disk-storage.ts';
import { createS3Storage } from '../modules/media/s3-storage.ts';
import type { MediaStorage } from '../modules/media/storage.ts';

export const storageNames = ['disque', 'S3'] as const;

/** Both kinds of storage, for the tests of one file. */
export function useStorages(): Record<(typeof storageNames)[number], MediaStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-storages-'));
  const bucket = 'parpaing-essai';
  const store = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const storages = { disque: createDiskStorage(join(folder, 'disk')) } as ReturnType<typeof useStorages>;
  beforeAll(async () => {
    const { port } = (await store.run()) as AddressInfo;
    storages.S3 = createS3Storage({
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-west-3',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return storages;
}
