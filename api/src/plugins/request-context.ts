import fastifyPlugin from 'fastify-plugin';
import { requestContext as context, WaitingTime } from '../db/request-context.ts';
import type { App } from '../endpoint.ts';

/**
 * A read that its client left is cancelled; a change goes on, because who presses « Envoyer » and closes the page means
 * it. Not by Fastify's own signal, which is aborted as soon as a body has been read.
 */
export const requestContext = fastifyPlugin(async (app: App) => {
  app.addHook('onRequest', ({ method }, { raw }, done) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const leaving = new AbortController();
    raw.once('close', () => {
      if (isRead && !raw.writableFinished) leaving.abort();
    });
    context.run({ signal: leaving.signal, waitingTime: new WaitingTime() }, done);
  });
});
