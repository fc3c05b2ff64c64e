import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { MediaStorage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'parpaing-storage-'));
const bucket = 'parpaing-essai';
const store = new S3rver({
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: bucket, configs: [] }],
});
const storages: Record<string, MediaStorage> = { disque: createDiskStorage(join(folder, 'disk')) };

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

describe.each(['disque', 'S3'])('les fichiers sur %s', (name) => {
  const key = 'variants/ab/0190/320.avif';
  const storage = () => storages[name] as MediaStorage;

  it('se relisent tels qu’ils furent écrits, le dernier l’emportant', async () => {
    await storage().write(key, Buffer.from('première'), 'image/avif');
    await storage().write(key, Buffer.from('seconde version'), 'image/avif');
    const file = await storage().find(key);
    expect(file?.size).toBe(15);
    expect(file && (await text(file.content))).toBe('seconde version');
  });

  it('se retirent, même deux fois', async () => {
    await storage().write(key, Buffer.from('à oublier'), 'image/avif');
    await storage().remove(key);
    await storage().remove(key);
    expect(await storage().find(key)).toBeUndefined();
  });

  it('absents ne sont pas une erreur', async () => {
    expect(await storage().find('variants/ab/0190/640.avif')).toBeUndefined();
  });
});

it('une panne du magasin n’est pas prise pour une absence', async () => {
  const unreachable = createS3Storage({
    bucket,
    endpoint: 'http://127.0.0.1:1',
    region: 'eu-west-3',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  await expect(unreachable.find('variants/ab/0190/320.avif')).rejects.toThrow();
});
