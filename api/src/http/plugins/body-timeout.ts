import fastifyPlugin from 'fastify-plugin';
import type { App } from '../endpoint.ts';
import { requestTimeout } from '../errors.ts';

/**
 * Emits an error on a body that does not arrive, so that whoever reads it (JSON parser or multipart handler) fails and
 * frees what it holds. An answer sent directly would leave that reader waiting.
 */
export const bodyTimeout = fastifyPlugin(async (app: App, { milliseconds }: { milliseconds: number }) => {
  app.addHook('onRequest', ({ raw, method }, reply, done) => {
    if (raw.complete !== false || method === 'GET' || method === 'HEAD') return done();
    const timer = setTimeout(() => {
      // Without a listener the event would end the process.
      if (!raw.complete && raw.listenerCount('error') > 0) raw.emit('error', requestTimeout());
    }, milliseconds);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
});
