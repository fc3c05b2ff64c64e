import fastifyPlugin from 'fastify-plugin';
import type { App } from '../endpoint.ts';
import { requestTimeout } from '../errors.ts';

/**
 * Ends the reading of a body that does not arrive. Whoever reads it, the JSON parser or a handler with a form, fails
 * with the error and gives back what it held; an answer sent over its head would leave it waiting.
 */
export const bodyTimeout = fastifyPlugin(async (app: App, { milliseconds }: { milliseconds: number }) => {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.complete !== false) return;
    const timer = setTimeout(() => {
      // Without a listener the error would end the process; nobody waits for the body then.
      if (!raw.complete && raw.listenerCount('error') > 0) raw.emit('error', requestTimeout());
    }, milliseconds);
    reply.raw.once('close', () => clearTimeout(timer));
  });
});
