import fastifyPlugin from 'fastify-plugin';
import { type App, revalidated } from '../endpoint.ts';
import { createEntityTag, hasEntityTag } from './answer.ts';

/** ETag and 304 for the answers that a cache must check each time. */
export const revalidation = fastifyPlugin(async (app: App) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isChecked = reply.getHeader('cache-control') === revalidated['cache-control'];
    if (!isChecked || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
    const etag = createEntityTag(payload);
    reply.header('etag', etag);
    if (!hasEntityTag(request, etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, '');
  });
});
