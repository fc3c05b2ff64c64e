import { join } from 'node:path';
import { createDiskStorage } from '@parpaing/api/disk-storage';
import { createS3Storage } from '@parpaing/api/s3-storage';
import type { Config } from './config.ts';

export function openMediaStorage({ s3, dataFolder }: Config) {
  return s3 ? createS3Storage(s3) : createDiskStorage(join(dataFolder, 'media'));
}
