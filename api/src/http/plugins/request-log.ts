import fastifyPlugin from 'fastify-plugin';
import type { App } from '../endpoint.ts';

/** Logs the route's pattern and never the URL, which may hold a token or an e-mail address. */
export const requestLog = fastifyPlugin(async (app: App) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
});
