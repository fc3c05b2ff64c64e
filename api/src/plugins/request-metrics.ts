import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type App, endpoint } from '../endpoint.ts';
import { notFound } from '../errors.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Prometheus figures. Without a token they answer this machine only, and nobody through a proxy. */
export const requestMetrics = fastifyPlugin(async (app: App, { token }: { token: string | undefined }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.route({
    ...endpoint('readMetrics'),
    handler: async (request, reply) => {
      const isAllowed = token
        ? request.headers.authorization === `Bearer ${token}`
        : loopback.has(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
      if (!isAllowed) throw notFound();
      reply.type(registry.contentType);
      return registry.metrics();
    },
  });
});
