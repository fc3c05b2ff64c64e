import sharp from 'sharp';
import { beforeAll } from 'vitest';
import type { Database } from '../db/database.ts';
import type { App } from '../http/endpoint.ts';
import { newId } from '../lib/ids.ts';
import { fillMaterialForm, openShop } from './sellers.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = { authorization: string };

/** A seller, and what they send; `headers` are those of another sender. */
export function useSeller(context: { app: App; db: Database }) {
  let seller: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    seller = await openShop(context);
  });

  const call = (method: Method, path: string, payload?: object, headers: Headers = seller.headers) =>
    context.app.inject({ method, url: `/api/materials${path}`, headers, ...(payload && { payload }) });
  const visit = (id: string) => context.app.inject(`/api/materials/${id}`);
  async function sendPhoto(materialId: string, headers = seller.headers, content?: Buffer) {
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b8562f' } })
      .jpeg()
      .toBuffer();
    return upload(`/${materialId}/images`, 'image', 'mur.jpg', content ?? picture, headers);
  }
  async function upload(
    path: string,
    field: string,
    name: string,
    content: Buffer,
    headers = seller.headers,
  ) {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(content)]), name);
    const body = new Response(form);
    return context.app.inject({
      method: 'POST',
      url: `/api/materials${path}`,
      headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  }

  async function publish(values: object = {}) {
    const id = newId();
    const photo = (await sendPhoto(id)).json();
    const pictures = [{ id: photo.id, alt: 'Rouleaux' }];
    const response = await call('POST', '', fillMaterialForm({ id, publish: true, pictures, ...values }));
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json();
  }

  return {
    get seller() {
      return seller;
    },
    call,
    visit,
    upload,
    sendPhoto,
    publish,
  };
}
