import fastifyPlugin from 'fastify-plugin';
import type { App } from '../endpoint.ts';

/** Logs the route's pattern and never the URL, which may hold a token or an e-mail address. */
export const requestLog = fastifyPlugin(async (app: App) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
});
