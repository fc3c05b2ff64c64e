import { createHash } from 'node:crypto';
import fastifyPlugin from 'fastify-plugin';
import { type App, revalidated } from '../endpoint.ts';

/** ETag and 304 for the answers that a cache must check each time. */
export const revalidation = fastifyPlugin(async (app: App) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const isChecked = reply.getHeader('cache-control') === revalidated['cache-control'];
    if (!isChecked || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    if (!request.headers['if-none-match']?.includes(etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
});
