import { join } from 'node:path';
import { createDiskStorage } from '@parpaing/api/disk-storage';
import type { Config } from './config.ts';

export async function openMediaStorage({ s3, dataFolder }: Config) {
  if (!s3) return createDiskStorage(join(dataFolder, 'media'));
  const { createS3Storage } = await import('@parpaing/api/s3-storage');
  return createS3Storage(s3);
}
