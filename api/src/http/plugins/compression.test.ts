import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from '../endpoint.ts';
import { compression } from './compression.ts';

const long = { text: 'parpaing '.repeat(2000) };

let app: App;
beforeEach(async () => {
  app = Fastify() as unknown as App;
  await app.register(compression);
  app.get('/long', async (_request, reply) => reply.header('vary', 'accept-language').send(long));
  app.get('/short', async () => ({ text: 'parpaing' }));
});
afterEach(() => app.close());

it('une longue réponse est compressée pour qui l’accepte', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/long',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-language, accept-encoding' });
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
});

it.each([
  ['une réponse courte', '/short', 'gzip'],
  ['une longue, pour qui ne l’accepte pas', '/long', 'identity'],
])('%s part telle quelle', async (_, url, encoding) => {
  const { headers, payload } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(payload)).toEqual(url === '/long' ? long : { text: 'parpaing' });
});
