import { createHash, timingSafeEqual } from 'node:crypto';
import fastifyPlugin from 'fastify-plugin';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsSnapshot, Peers } from '../../options.ts';
import { type App, endpoint } from '../endpoint.ts';
import { notFound } from '../errors.ts';
import type { Queue } from '../overload/queue.ts';

interface Options {
  token: string | undefined;
  isProduction: boolean;
  peers: Peers | undefined;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

declare module 'fastify' {
  interface FastifyContextConfig {
    metricsLabel?: string;
    staysOpen?: boolean;
  }
  interface FastifyInstance {
    queues: Map<string, Queue>;
    readOwnMetrics(): Promise<MetricsSnapshot>;
  }
}

/** Without a token, only requests from this machine are answered, and none in production. */
export const requestMetrics = fastifyPlugin(async (app: App, { token, isProduction, peers }: Options) => {
  const registry = new Registry();
  if (peers) registry.setDefaultLabels({ worker: peers.worker });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  app.decorate('queues', new Map());
  app.decorate('readOwnMetrics', () => registry.getMetricsAsJSON());
  showQueues(app.queues, registry);

  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'unmatched', config } = request.routeOptions;
    if (config.staysOpen && reply.statusCode === 200) return done();
    const route = config.metricsLabel ?? url;
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.route({
    ...endpoint('readMetrics'),
    handler: async (request, reply) => {
      const isAllowed = token
        ? isSame(request.headers.authorization ?? '', `Bearer ${token}`)
        : !isProduction && loopback.has(request.socket.remoteAddress ?? '');
      if (!isAllowed) throw notFound();
      reply.type(registry.contentType);
      if (!peers) return registry.metrics();
      const snapshots = [await app.readOwnMetrics(), ...(await peers.readMetrics())];
      return AggregatorRegistry.aggregate(snapshots).metrics();
    },
  });
});

function showQueues(queues: App['queues'], registry: Registry) {
  const shared = { labelNames: ['queue'], registers: [registry] };
  for (const name of ['running', 'waiting'] as const) {
    new Gauge({
      ...shared,
      name: `queue_${name}`,
      help: `Requests ${name} in a queue.`,
      collect() {
        for (const [queue, { counts }] of queues) this.set({ queue }, counts[name]);
      },
    });
  }
  new Counter({
    ...shared,
    name: 'queue_refused_total',
    help: 'Requests answered 503 because a queue was full or too slow.',
    collect() {
      this.reset();
      for (const [queue, { counts }] of queues) this.inc({ queue }, counts.refused);
    },
  });
}

function isSame(one: string, other: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
