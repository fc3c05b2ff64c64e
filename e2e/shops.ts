import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { createAccount, newAddress, password } from './accounts.ts';
import { expect } from './fixtures.ts';

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: readFileSync('web/public/icons/icon-512.png'),
};

interface Shop {
  id: string;
  email: string;
  headers: { authorization: string };
}

/** The random word starts with x, so that no journey is suggested this title for a letter it has by chance. */
export const newTitle = (words: string) => `${words} x${Math.random().toString(36).slice(2, 8)}`;

/** A seller of the journey's own, by the API. */
export async function openShop(
  request: APIRequestContext,
  profile: { companyName: string; businessType: string; taxId?: string },
): Promise<Shop> {
  const email = newAddress();
  await createAccount(request, email);
  const session = await request.post('/api/auth/login', { data: { email, password, sharedDevice: false } });
  const { id, token } = await session.json();
  const authorize = (given: string) => ({ authorization: `Bearer ${given}` });
  const upgraded = await request.post('/api/users/upgrade-to-provider', {
    headers: authorize(token),
    data: profile,
  });
  await expect(upgraded).toBeOK();
  return { id, email, headers: authorize((await upgraded.json()).token) };
}

/** Published, with one photo: 130 rolls of glass wool in Montreuil, unless `fields` say otherwise. */
export async function publishMaterial(
  request: APIRequestContext,
  { headers }: Shop,
  fields: { title: string } & Record<string, unknown>,
): Promise<string> {
  const id = randomUUID();
  const sent = await request.post(`/api/materials/${id}/images`, { headers, multipart: { image: photo } });
  await expect(sent).toBeOK();
  const saved = await request.post('/api/materials', {
    headers,
    data: {
      id,
      publish: true,
      categorySlug: 'laine-de-verre',
      condition: 'surplus',
      priceCents: 1170,
      vatRate: 20,
      saleUnit: 'rouleau',
      baseUnit: 'm2',
      content: 5.4,
      stock: 130,
      minOrder: 1,
      attributes: {},
      place: { code: '93048', postalCode: '93100' },
      pickup: true,
      delivery: null,
      pictures: [{ id: (await sent.json()).id, alt: '' }],
      documents: [],
      ...fields,
    },
  });
  await expect(saved).toBeOK();
  return id;
}
