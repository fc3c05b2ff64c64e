import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { limits } from '@parpaing/contract/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { openShop } from '../../testing/sellers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
const script = '<script>alert(1)</script>';
const zip = Buffer.from('PK\u0003\u0004 une archive');
let headers: { authorization: string };

beforeAll(async () => {
  headers = (await openShop(context)).headers;
});

async function send(
  kind: 'image' | 'document',
  content: Buffer,
  { name = 'photo.jpg', field = kind as string } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), name);
  const body = new Response(form);
  return context.app.inject({
    method: 'POST',
    url: `/api/materials/${newId()}/${kind}s`,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

const draw = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#b8562f' } });
const jpeg = () => draw().jpeg().toBuffer();
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

function chunk(type: string, data: Buffer) {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  // Readers that check the sum refuse the file, others ignore it: neither may run what is inside.
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}
/** One bit a pixel, all zeros: 200 million pixels in some kilobytes. */
function pngBomb(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
async function jpegClaiming(width: number, height: number) {
  const content = await jpeg();
  const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
  content.writeUInt16BE(height, frame + 5);
  content.writeUInt16BE(width, frame + 7);
  return content;
}
async function jpegWithComment(text: string) {
  const content = await jpeg();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), Buffer.from(text)]);
  return Buffer.concat([content.subarray(0, 2), comment, content.subarray(2)]);
}
const cut = async (picture: Promise<Buffer>) => {
  const content = await picture;
  return content.subarray(0, content.length / 2);
};
const append = async (content: Promise<Buffer>, more: string | Buffer) =>
  Buffer.concat([await content, Buffer.from(more)]);

describe('refusé avec une phrase', () => {
  it.each<[string, number, () => Promise<Buffer> | Buffer]>([
    ['un fichier vide', 415, () => Buffer.alloc(0)],
    ['du texte', 415, () => Buffer.from('bonjour')],
    ['une page HTML sous le nom d’une photo', 415, () => Buffer.from(`<!doctype html>${script}`)],
    [
      'un SVG qui porte un programme',
      415,
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    ],
    [
      'un SVG qui lit un fichier du serveur',
      415,
      () =>
        Buffer.from(
          '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
        ),
    ],
    ['un PDF', 415, () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['une archive', 415, () => zip],
    ['un exécutable', 415, () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['un programme déguisé en GIF', 415, () => Buffer.from(`GIF89a/*${script}*/=1;`)],
    ['un TIFF', 415, () => draw().tiff().toBuffer()],
    ['un BMP', 415, () => Buffer.from('BM\x46\0\0\0\0\0\0\0', 'latin1')],
    ['un JPEG coupé', 415, () => cut(noise(400, 300).jpeg().toBuffer())],
    ['un PNG coupé', 415, () => cut(noise(400, 300).png().toBuffer())],
    ['un WebP coupé', 415, () => cut(noise(400, 300).webp().toBuffer())],
    [
      'une photo trop petite',
      400,
      () =>
        draw(400, limits.leastPictureSide - 1)
          .jpeg()
          .toBuffer(),
    ],
    ['un PNG de 200 millions de pixels', 413, () => pngBomb(20_000, 10_000)],
    ['un JPEG qui prétend en avoir quatre milliards', 413, () => jpegClaiming(65_000, 65_000)],
    [
      'un JPEG progressif trop grand pour être décodé entier',
      413,
      () => draw(4000, 2100).jpeg({ progressive: true }).toBuffer(),
    ],
    ['plus de 10 Mo', 413, async () => append(jpeg(), Buffer.alloc(limits.pictureBytes))],
  ])('%s', async (_, status, make) => {
    const response = await send('image', await make());
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/^[A-ZÀÉ].+\.$/);
  });

  it('un formulaire sans photo', async () => {
    const response = await send('image', await jpeg(), { field: 'autre' });
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'image']);
  });

  it.each([
    ['un PDF qui porte un programme', '%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF'],
    ['un PDF qui lance une commande', '%PDF-1.7\n<< /S /Launch /F (cmd.exe) >>\n%%EOF'],
    ['un PDF qui porte un fichier', '%PDF-1.7\n<< /Type /EmbeddedFile >>\n%%EOF'],
    ['une page HTML qui finit comme un PDF', `${script}%%EOF`],
    ['un PDF coupé', '%PDF-1.7\n1 0 obj'],
  ])('%s', async (_, content) => {
    const response = await send('document', Buffer.from(content), { name: 'fiche.pdf' });
    expect([response.statusCode, response.json().details[0].field]).toEqual([415, 'document']);
  });
});

describe('accepté et nettoyé', () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    ['une photo suivie d’une page HTML', () => append(jpeg(), script), 'photo.html'],
    ['une photo suivie d’une archive', () => append(jpeg(), zip), 'photo.zip'],
    ['un programme dans le commentaire', () => jpegWithComment(script), 'photo.php'],
    [
      'le lieu de la prise de vue',
      () =>
        draw()
          .withExif({ IFD3: { GPSLatitude: '48/1 51/1 30/1', GPSLatitudeRef: 'N' } })
          .jpeg()
          .toBuffer(),
      'photo.jpg',
    ],
    [
      'des métadonnées XMP',
      () => draw().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`).webp().toBuffer(),
      'photo.webp',
    ],
    ['un nom qui est un chemin', jpeg, '../../../../etc/passwd'],
    ['une animation', () => draw().gif().toBuffer(), 'photo.gif'],
  ])('%s', async (_, make, name) => {
    const response = await send('image', await make(), { name });
    expect(response.statusCode).toBe(200);
    const { id } = response.json();
    const media = await context.db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(media.originalKey).toMatch(/^originals\/[0-9a-f]{2}\/[0-9a-f-]{36}\.(jpg|webp)$/);
    const original = await context.storage.find(media.originalKey);
    if (!original) throw new Error('the original is stored');
    const stored = await buffer(original.content);
    const shown = await context.app.inject(`/media/${id}/320.webp`);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    for (const content of [stored, shown.rawPayload]) {
      expect(content.includes(script) || content.includes(zip)).toBe(false);
      const { exif, xmp, pages = 1 } = await sharp(content).metadata();
      expect({ exif, xmp, pages }).toEqual({ exif: undefined, xmp: undefined, pages: 1 });
    }
  });
});
