import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { App } from '../endpoint.ts';
import type { LaneName, Lanes } from '../lanes.ts';
import { chooseLanguage, describeError } from '../messages/messages.ts';
import { createQueue, type Queue, retryLater } from '../queue.ts';
import { callerKey } from '../rate-limits.ts';
import { waitToRefuse } from '../refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Public reads wait in this queue, or are refused where it is full. */
    lane?: LaneName;
  }
}

/** Past what the process can do in time, public reads are refused at once; everything else goes on. */
export const admission = fastifyPlugin(async (app: App, { searches, reads }: Lanes) => {
  const queues: Record<LaneName, Queue> = {
    searches: createQueue(searches.bounds),
    reads: createQueue(reads.bounds),
  };
  for (const [name, queue] of Object.entries(queues)) app.queues.set(name, queue);
  app.addHook('onRoute', (route) => {
    if (route.config?.lane) admitThrough(queues[route.config.lane], route);
  });
});

function admitThrough(queue: Queue, route: RouteOptions) {
  const { handler } = route;
  route.onRequest = async (request, reply) => {
    if (!queue.turnsAway(callerKey(request))) return;
    await waitToRefuse();
    return refuse(request, reply);
  };
  route.handler = function handleInTurn(request, reply) {
    return queue.run(async () => handler.call(this, request, reply), callerKey(request), request.signal);
  };
}

/** Written whole, without an error to throw and a schema to serialise by: refusals come by the thousand. */
function refuse(request: FastifyRequest, reply: FastifyReply) {
  const message = describeError('unavailable', chooseLanguage(request.headers['accept-language']));
  return reply
    .code(503)
    .headers(retryLater)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ error: 'unavailable', message, requestId: request.id }));
}
