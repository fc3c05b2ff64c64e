import fastifyPlugin from 'fastify-plugin';
import { requestContext as context, WaitingTime } from '../../db/request-context.ts';
import type { App } from '../endpoint.ts';

/**
 * Aborts a read whose client left; a write goes on, because a visitor may press « Envoyer » and close the page.
 * Fastify's own signal is no use here: it is aborted once a body has been read.
 */
export const requestContext = fastifyPlugin(async (app: App) => {
  app.addHook('onRequest', ({ method }, { raw }, done) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const leaving = new AbortController();
    raw.once('close', () => {
      if (isRead && !raw.writableEnded) leaving.abort();
    });
    context.run({ signal: leaving.signal, waitingTime: new WaitingTime() }, done);
  });
});
