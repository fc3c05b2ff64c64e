import fastifyPlugin from 'fastify-plugin';
import { requestSignal } from '../db/request-signal.ts';
import type { App } from '../endpoint.ts';

/**
 * What a client no longer waits for is not read to its end. A change goes on: who presses « Envoyer » and closes the
 * page means it.
 */
export const requestSignals = fastifyPlugin(async (app: App) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    requestSignal.run(isRead ? request.signal : undefined, done);
  });
});
