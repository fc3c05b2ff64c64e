import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { drawPictures } from './make-variants.ts';
import { insertMedia } from './repository.ts';
import { addPicture } from './service.ts';
import { originalKey, variantKey } from './storage.ts';

const context = useTestApp();

/** As a phone takes it: on its side, with its owner's name. */
function takePhoto(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#b8562f' } })
    .withExif({ IFD0: { Artist: 'Camille Morel' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const read = (id: string, file: string, headers = {}) =>
  context.app.inject({ url: `/media/${id}/${file}`, headers });

async function waitForWidths(id: string) {
  return vi.waitFor(
    async () => {
      const media = await context.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
      expect(media?.widths).not.toEqual([]);
      return media?.widths;
    },
    { timeout: 15_000 },
  );
}

describe('une photo envoyée', () => {
  it('est redressée, allégée, sans données de l’appareil, et servie pour toujours', async () => {
    const picture = await addPicture(context, await takePhoto(800, 500), null);
    expect(picture).toMatchObject({ width: 500, height: 800 });
    expect(await waitForWidths(picture.id)).toEqual([320, 640]);

    const response = await read(picture.id, '320.webp');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(response.rawPayload.length),
    });
    const metadata = await sharp(response.rawPayload).metadata();
    expect(metadata).toMatchObject({ width: 320, height: 512, format: 'webp' });
    expect(metadata.exif).toBeUndefined();
    expect((await read(picture.id, '640.avif')).headers['content-type']).toBe('image/avif');

    const again = await read(picture.id, '320.webp', { 'if-none-match': response.headers.etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('a tout de suite un aperçu flou, et ses largeurs plus tard', async () => {
    const { id, thumbhash } = await addPicture(context, await takePhoto(40, 30), null);
    expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThan(4);
    await waitForWidths(id);
  });

  it('est refusée quand elle n’est pas une image', async () => {
    const sent = addPicture(context, Buffer.from('<script>alert(1)</script>'), null);
    await expect(sent).rejects.toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });
});

it('un dessin n’a que des variantes WebP, nettes à leur taille, et celles qu’il a restent', async () => {
  const id = newId();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#b8562f" d="M9 9h9v9z"/></svg>';
  await context.storage.write(originalKey(id, 'svg'), Buffer.from(svg), 'image/svg+xml');
  await context.storage.write(variantKey(id, 320, 'webp'), Buffer.from('kept'), 'image/webp');
  await insertMedia(context.db, {
    id,
    originalKey: originalKey(id, 'svg'),
    contentType: 'image/svg+xml',
    width: 960,
    height: 720,
    thumbhash: '',
    widths: [320],
  });
  await drawPictures(context.db, context.storage)({}, context.jobs, { isLast: false });

  expect((await read(id, '320.webp')).body).toBe('kept');
  const { width, height } = await sharp((await read(id, '960.webp')).rawPayload).metadata();
  expect([width, height]).toEqual([960, 720]);
  expect((await read(id, '960.avif')).statusCode).toBe(404);
  const media = await context.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  expect(media?.widths).toEqual([320, 640, 960]);
});

describe('une image absente', () => {
  it('répond 404 sans être gardée par un cache', async () => {
    const response = await read(newId(), '320.avif');
    expect([response.statusCode, response.json().error]).toEqual([404, 'not_found']);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['file', newId(), '320.png'],
    ['file', newId(), '..%2F..%2Fsecrets.json'],
    ['id', '..%2F..', '320.avif'],
    ['id', 'photo', '320.avif'],
  ])('ne laisse pas remonter dans les dossiers : %s', async (field, id, file) => {
    const response = await read(id, file);
    expect([response.statusCode, response.json().details]).toEqual([
      400,
      expect.arrayContaining([expect.objectContaining({ field })]),
    ]);
  });
});
