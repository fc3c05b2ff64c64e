import { crc32, deflateRawSync } from 'node:zlib';
import { limits } from '@parpaing/contract/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../lib/ids.ts';
import { createMaterial } from '../../../testing/factories.ts';
import { awaitImport, importPath, sendFile } from '../../../testing/imports.ts';
import { openShop } from '../../../testing/sellers.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addPhotos } from './add-photos.ts';

const context = useTestApp();
let seller: Awaited<ReturnType<typeof openShop>>;
let photos: Buffer[];

beforeAll(async () => {
  seller = await openShop(context);
  photos = await Promise.all(['#b8562f', '#1f4f8f', '#2c6a3f'].map((color) => takePhoto(color)));
});

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const takePhoto = (background: string, width = 320) =>
  sharp({ create: { width, height: 240, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();

interface ZipEntry {
  name: string;
  content: Buffer;
  declared?: number;
}

function zip(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared = content.length } of entries) {
    const packed = deflateRawSync(content);
    const fileName = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declared, 18);
    common.writeUInt16LE(fileName.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, fileName, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, fileName]));
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, central, Buffer.from('PK\x05\x06'), end]);
}

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, headers = seller.headers) =>
  context.app.inject({ method, url: `${importPath}${path}`, headers, ...(payload && { payload }) });

const sendPart = (id: string, number: number, content: Buffer, headers = seller.headers) =>
  sendFile(context.app, `${importPath}/parts`, headers, {
    fields: { id, number: String(number) },
    field: 'part',
    name: 'part',
    content,
  });

async function sendArchive(archive: Buffer, headers = seller.headers) {
  const id = newId();
  await call('POST', '/photos', { id, fileName: 'photos.zip', bytes: archive.length }, headers);
  for (let number = 0; number * limits.importPartBytes < archive.length; number++) {
    const part = archive.subarray(number * limits.importPartBytes, (number + 1) * limits.importPartBytes);
    expect((await sendPart(id, number, part, headers)).statusCode).toBe(204);
  }
  expect((await call('POST', `/${id}/confirmation`, { publish: true }, headers)).statusCode).toBe(200);
  return awaitImport(context.app, headers, id);
}

const listImages = (materialId: string) =>
  context.db
    .selectFrom('materialImages')
    .innerJoin('media', 'media.id', 'mediaId')
    .select(['position', 'alt', 'width', 'contentType'])
    .where('materialId', '=', materialId)
    .orderBy('position')
    .execute();

const photo = (index: number) => photos[index] as Buffer;

describe('une archive de photos', () => {
  it('rejoint les matériaux par leur référence, dans l’ordre, et envoyée de nouveau ne double rien', async () => {
    const first = await createMaterial(context.db, {
      sellerId: seller.id,
      reference: 'GR32-120',
      title: 'Laine',
    });
    const second = await createMaterial(context.db, { sellerId: seller.id, reference: 'BA13-2' });
    const archive = zip([
      { name: 'photos/', content: Buffer.alloc(0) },
      { name: 'photos/GR32-120-2.jpg', content: photo(1) },
      { name: 'photos/gr32-120.JPG', content: photo(0) },
      { name: 'photos/BA13-2.jpg', content: photo(2) },
      { name: '__MACOSX/photos/._GR32-120.jpg', content: Buffer.from('x') },
    ]);
    expect(await sendArchive(archive)).toMatchObject({
      state: 'done',
      progress: { done: 3, total: 3 },
      photos: { added: 3, known: 0, refused: [] },
    });
    expect(await listImages(first.id)).toEqual([
      { position: 0, alt: 'Laine', width: 320, contentType: 'image/jpeg' },
      { position: 1, alt: 'Laine', width: 320, contentType: 'image/jpeg' },
    ]);
    expect(await listImages(second.id)).toHaveLength(1);
    expect((await sendArchive(archive)).photos).toMatchObject({ added: 0, known: 3 });
    expect(await listImages(first.id)).toHaveLength(2);
  });

  it('chaque fichier hostile ou étranger est refusé avec une phrase, les autres entrent', async () => {
    await createMaterial(context.db, { sellerId: seller.id, reference: 'OK-1' });
    const other = await openShop(context);
    await createMaterial(context.db, { sellerId: other.id, reference: 'AUTRE-1' });
    const row = await sendArchive(
      zip([
        { name: '../../etc/OK-1.jpg', content: photo(0) },
        { name: '/tmp/OK-1.jpg', content: photo(0) },
        { name: 'C:\\OK-1.jpg', content: photo(0) },
        { name: 'dedans.zip', content: Buffer.from('x') },
        { name: 'OK-1-2.jpg', content: zip([]) },
        { name: 'OK-1-3.jpg', content: zip([{ name: 'a', content: photo(0) }]) },
        {
          name: 'OK-1-4.jpg',
          content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
        },
        { name: 'OK-1-5.jpg', content: Buffer.alloc(0) },
        { name: 'OK-1-6.jpg', content: photo(1).subarray(0, photo(1).length / 2) },
        { name: 'OK-1-7.jpg', content: Buffer.alloc(limits.pictureBytes + 1) },
        { name: 'OK-1-8.jpg', content: Buffer.alloc(5_000_000), declared: 100 },
        { name: 'OK-1-9.jpg', content: await takePhoto('#2c6a3f', limits.leastPictureSide - 1) },
        { name: 'AUTRE-1.jpg', content: photo(2) },
        { name: 'OK-1.jpg', content: photo(0) },
      ]),
    );
    const refused = Object.fromEntries(
      row.photos.refused.map(({ name, message }: { name: string; message: string }) => [name, message]),
    );
    expect(refused).toEqual({
      '../../etc/OK-1.jpg': expect.stringContaining('mène hors de l’archive'),
      '/tmp/OK-1.jpg': expect.stringContaining('mène hors de l’archive'),
      'C:/OK-1.jpg': expect.stringContaining('mène hors de l’archive'),
      'dedans.zip': expect.stringContaining('Une archive dans l’archive'),
      'OK-1-2.jpg': expect.stringContaining('pas une photo lisible'),
      'OK-1-3.jpg': expect.stringContaining('Une archive dans l’archive'),
      'OK-1-4.jpg': expect.stringContaining('pas une photo lisible'),
      'OK-1-5.jpg': expect.stringContaining('pas une photo lisible'),
      'OK-1-6.jpg': expect.stringContaining('pas une photo lisible'),
      'OK-1-7.jpg': expect.stringContaining('trop lourde'),
      'OK-1-8.jpg': expect.stringContaining('abîmée'),
      'OK-1-9.jpg': expect.stringContaining('La photo est trop petite.'),
      'AUTRE-1.jpg': expect.stringContaining('Aucun de vos matériaux'),
    });
    expect(row).toMatchObject({ state: 'done', photos: { added: 1, known: 0 } });
  });

  it.each([
    ['qui n’en est pas une', () => Buffer.from('pas un zip'), 'pas une archive ZIP lisible'],
    [
      'tronquée',
      () => zip([{ name: 'a.jpg', content: photo(0) }]).subarray(0, 200),
      'pas une archive ZIP lisible',
    ],
    [
      'de trop de fichiers',
      () =>
        zip(
          Array.from({ length: 1001 }, (_, index) => ({ name: `${index}.jpg`, content: Buffer.from('x') })),
        ),
      'trop de fichiers',
    ],
    [
      'qui s’ouvre sur 3 Go',
      () =>
        zip(
          Array.from({ length: 3 }, (_, index) => ({
            name: `${index}.jpg`,
            content: Buffer.from('x'),
            declared: 1e9,
          })),
        ),
      'trop grande une fois ouverte',
    ],
  ])('%s est refusée', async (_, build, sentence) => {
    expect(await sendArchive(build())).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining(sentence),
    });
  });

  it('quand le stockage ne répond pas, l’envoi reste et une autre tentative réussit', async () => {
    await createMaterial(context.db, { sellerId: seller.id, reference: 'PANNE-1' });
    const archive = zip([{ name: 'PANNE-1.jpg', content: photo(0) }]);
    const id = newId();
    await call('POST', '/photos', { id, fileName: 'photos.zip', bytes: archive.length });
    await sendPart(id, 0, archive);
    await context.db.updateTable('imports').set({ state: 'saving' }).where('id', '=', id).execute();
    const broken = { ...context.storage, find: () => Promise.reject(new Error('down')) };
    const run = (storage: typeof context.storage, isLast: boolean) =>
      addPhotos({ db: context.db, storage })({ importId: id }, context.jobs, { isLast });
    await expect(run(broken, false)).rejects.toThrow('storage');
    expect((await call('GET', `/${id}`)).json().state).toBe('saving');
    await run(context.storage, false);
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ state: 'done', photos: { added: 1 } });
    await context.db.updateTable('imports').set({ state: 'saving' }).where('id', '=', id).execute();
    await expect(run(broken, true)).rejects.toThrow('storage');
    expect((await call('GET', `/${id}`)).json().state).toBe('failed');
  });

  it('arrive en morceaux de la taille annoncée, de son vendeur seulement', async () => {
    const other = await openShop(context);
    const id = newId();
    expect(
      (await call('POST', '/photos', { id, fileName: 'a.zip', bytes: limits.photoArchiveBytes + 1 }))
        .statusCode,
    ).toBe(400);
    await call('POST', '/photos', { id, fileName: 'a.zip', bytes: 10 });
    expect((await sendPart(id, 0, Buffer.alloc(11))).statusCode).toBe(400);
    expect((await sendPart(id, 1, Buffer.alloc(10))).statusCode).toBe(400);
    expect((await sendPart(id, 0, Buffer.alloc(10), other.headers)).statusCode).toBe(404);
    expect((await sendPart('../../x', 0, Buffer.alloc(10))).statusCode).toBe(400);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await sendPart(id, 0, Buffer.alloc(10))).statusCode).toBe(404);
  });
});
