import { chooseLanguage } from '@parpaing/contract/languages';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { requestContext } from '../../db/request-context.ts';
import { describeError } from '../../sentences/sentences.ts';
import type { App } from '../endpoint.ts';
import { retryHeaders } from '../errors.ts';
import { callerKey } from '../rate-limits.ts';
import type { LaneName, Lanes } from './lanes.ts';
import type { Queue } from './queue.ts';
import { throttleRefusal } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    lane?: LaneName;
  }
}

export const admission = fastifyPlugin(async (app: App, lanes: Lanes) => {
  for (const [name, { queue }] of Object.entries(lanes)) app.queues.set(name, queue);
  app.addHook('onRoute', (route) => {
    if (route.config?.lane) admitThrough(lanes[route.config.lane].queue, route);
  });
});

function admitThrough(queue: Queue, route: RouteOptions) {
  const { handler } = route;
  route.onRequest = async (request, reply) => {
    if (!queue.rejects(callerKey(request))) return;
    await throttleRefusal();
    return refuse(request, reply);
  };
  // A streaming handler returns its stream: awaiting `reply.send` would hold the slot until the client has the last
  // byte.
  route.handler = function handleInTurn(request, reply) {
    const { signal, waitingTime } = requestContext.getStore() ?? {};
    const start = performance.now();
    const work = async () => {
      waitingTime?.add(performance.now() - start);
      return handler.call(this, request, reply);
    };
    return queue.run(work, callerKey(request), signal);
  };
}

/** Answered without the error handler and its schema, because refusals come by the thousand. */
function refuse(request: FastifyRequest, reply: FastifyReply) {
  const message = describeError('unavailable', chooseLanguage(request.headers['accept-language']));
  return reply
    .code(503)
    .headers(retryHeaders('busy'))
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ error: 'unavailable', message, requestId: request.id }));
}
