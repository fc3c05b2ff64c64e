import { limits } from '@parpaing/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();

async function comeIn() {
  const account = await createUser(context.db);
  return { ...account, ...(await logInAs(context.app, account)) };
}
const takePhoto = () =>
  sharp({ create: { width: 500, height: 400, channels: 3, background: '#b8562f' } })
    .jpeg()
    .toBuffer();

/** A square just above so many pixels. */
function drawWall(pixels: number) {
  const side = Math.floor(Math.sqrt(pixels)) + 1;
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } });
}

async function send(headers: object, name: string, content: Buffer) {
  const form = new FormData();
  form.append(name, new Blob([new Uint8Array(content)]), 'moi.jpg');
  const body = new Response(form);
  return context.app.inject({
    method: 'POST',
    url: '/api/users/profile/image',
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
const readUrl = async (headers: object) =>
  (await context.app.inject({ url: '/api/users/profile', headers: { ...headers } })).json().profileImageUrl;
const show = async (url: string) => (await context.app.inject(url)).statusCode;
const countMedia = async (ownerId: string) =>
  (await context.db.selectFrom('media').select('id').where('ownerId', '=', ownerId).execute()).length;
const waitUntilGone = (url: string) =>
  vi.waitFor(async () => expect(await show(url)).toBe(404), { timeout: 10_000 });

describe('une personne met sa photo', () => {
  it('et la voit aussitôt', async () => {
    const { headers } = await comeIn();
    const response = await send(headers, 'image', await takePhoto());
    expect(response.statusCode).toBe(200);
    const { profileImageUrl } = response.json();
    expect(profileImageUrl).toMatch(/^\/media\/[\w-]{36}\/320\.webp$/);
    expect(await show(profileImageUrl)).toBe(200);
    expect(await readUrl(headers)).toBe(profileImageUrl);
  });

  it('une autre, et l’ancienne disparaît, fichiers compris', async () => {
    const { id, headers } = await comeIn();
    const first = (await send(headers, 'image', await takePhoto())).json().profileImageUrl;
    const second = (await send(headers, 'image', await takePhoto())).json().profileImageUrl;
    expect([await countMedia(id), await readUrl(headers)]).toEqual([1, second]);
    await waitUntilGone(first);
    expect(await show(second)).toBe(200);
  });

  it('puis l’enlève ; l’enlever encore ne change rien', async () => {
    const { id, headers } = await comeIn();
    const url = (await send(headers, 'image', await takePhoto())).json().profileImageUrl;
    for (let count = 0; count < 2; count++) {
      const response = await context.app.inject({
        method: 'DELETE',
        url: '/api/users/profile/image',
        headers,
      });
      expect(response.statusCode).toBe(204);
    }
    expect([await countMedia(id), await readUrl(headers)]).toEqual([0, null]);
    await waitUntilGone(url);
  });
});

it('une grande photo n’est gardée qu’à la taille où elle sert', async () => {
  const { id, headers } = await comeIn();
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#b8562f' } });
  expect((await send(headers, 'image', await photo.png().toBuffer())).statusCode).toBe(200);
  const kept = await context.db
    .selectFrom('media')
    .select(['width', 'height'])
    .where('ownerId', '=', id)
    .executeTakeFirst();
  expect(kept).toEqual({ width: 960, height: 640 });
});

describe('une photo est refusée', () => {
  it('quand un petit fichier cache trop de pixels, sans être décodée', async () => {
    const { id, headers } = await comeIn();
    const bomb = await drawWall(limits.picturePixels).png().toBuffer();
    expect(bomb.length).toBeLessThan(limits.avatarBytes);
    const response = await send(headers, 'image', bomb);
    expect([response.statusCode, response.json().error]).toEqual([413, 'payload_too_large']);
    expect(response.json().details).toEqual([
      { field: 'image', message: 'Cette image a trop de pixels. Réduisez-la à 25 millions au plus.' },
    ]);
    expect(await countMedia(id)).toBe(0);
  });

  it.each([
    ['AVIF', (wall: Sharp) => wall.avif({ effort: 0 })],
    ['GIF', (wall: Sharp) => wall.gif()],
    ['JPEG progressif', (wall: Sharp) => wall.jpeg({ progressive: true })],
    ['PNG entrelacé', (wall: Sharp) => wall.png({ progressive: true })],
  ])('quand elle a trop de pixels pour du %s, qui se décode d’un bloc', async (_, encode) => {
    const { headers } = await comeIn();
    const response = await send(
      headers,
      'image',
      await encode(drawWall(limits.pixelsDecodedWhole)).toBuffer(),
    );
    expect([response.statusCode, response.json().details]).toEqual([
      413,
      [
        {
          field: 'image',
          message:
            'Cette image a trop de pixels pour son format. Réduisez-la à 8 millions au plus, ou enregistrez-la en JPEG non progressif.',
        },
      ],
    ]);
  });

  it('quand c’est un dessin SVG', async () => {
    const { headers } = await comeIn();
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect((await send(headers, 'image', drawing)).statusCode).toBe(415);
  });

  it('quand ce n’est pas une image', async () => {
    const { id, headers } = await comeIn();
    const response = await send(headers, 'image', Buffer.from('<script>alert(1)</script>'));
    expect([response.statusCode, response.json().error]).toEqual([415, 'unsupported_media_type']);
    expect(await countMedia(id)).toBe(0);
  });

  it('quand elle est trop lourde', async () => {
    const { headers } = await comeIn();
    const response = await send(headers, 'image', Buffer.alloc(limits.avatarBytes + 1));
    expect([response.statusCode, response.json().error]).toEqual([413, 'payload_too_large']);
  });

  it('sous un autre nom que « image »', async () => {
    const { headers } = await comeIn();
    const response = await send(headers, 'photo', await takePhoto());
    expect([response.statusCode, response.json().details]).toEqual([
      400,
      [{ field: 'image', message: 'Choisissez un fichier.' }],
    ]);
  });

  it('hors d’un formulaire', async () => {
    const { headers } = await comeIn();
    const response = await context.app.inject({
      method: 'POST',
      url: '/api/users/profile/image',
      headers,
      payload: {},
    });
    expect([response.statusCode, response.json().error]).toEqual([415, 'unsupported_media_type']);
  });

  it('au-delà de trente en une heure', async () => {
    const { headers } = await comeIn();
    for (let count = 0; count < 30; count++) await send(headers, 'photo', Buffer.from('x'));
    expect((await send(headers, 'image', await takePhoto())).statusCode).toBe(429);
  });
});
