import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { storageNames, useStorages } from '../../testing/storages.ts';
import { createS3Storage } from './s3-storage.ts';

const storages = useStorages();

describe.each(storageNames)('les fichiers sur %s', (name) => {
  const key = 'variants/ab/0190/320.avif';
  const storage = () => storages[name];

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
    bucket: 'injoignable',
    endpoint: 'http://127.0.0.1:1',
    region: 'eu-west-3',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  await expect(unreachable.find('variants/ab/0190/320.avif')).rejects.toThrow();
});
