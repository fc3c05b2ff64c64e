import fastifyPlugin from 'fastify-plugin';
import { requestSignal } from '../db/request-signal.ts';
import type { App } from '../endpoint.ts';

/**
 * What a client no longer waits for is not read to its end. A change goes on: who presses « Envoyer » and closes the
 * page means it. Not Fastify's own signal, which is aborted as soon as a body has been read.
 */
export const requestSignals = fastifyPlugin(async (app: App) => {
  app.addHook('onRequest', ({ method }, { raw }, done) => {
    if (method !== 'GET' && method !== 'HEAD') return done();
    const leaving = new AbortController();
    raw.once('close', () => {
      if (!raw.writableFinished) leaving.abort();
    });
    requestSignal.run(leaving.signal, done);
  });
});
