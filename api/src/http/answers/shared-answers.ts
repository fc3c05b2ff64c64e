import { chooseLanguage } from '@parpaing/contract/languages';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { requestContext, WaitingTime } from '../../db/request-context.ts';
import type { App } from '../endpoint.ts';
import { leastCharacters } from '../plugins/compression.ts';
import { createAnswer, sendAnswer } from './answer.ts';
import { type AnswerCache, anyMaterial, type Freshness, normaliseAddress } from './answer-cache.ts';
import { isInProcess } from './in-process-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    changesWith?: 'materials' | 'material';
  }
}

export const sharedAnswers = fastifyPlugin(async (app: App, { answers }: { answers?: AnswerCache }) => {
  app.addHook('onRoute', (route) => {
    if (answers && route.config?.changesWith) shareAnswers(answers, route);
  });
});

function shareAnswers(answers: AnswerCache, route: RouteOptions) {
  const { handler, onRequest = [] } = route;

  async function answerIfKept(request: FastifyRequest, reply: FastifyReply) {
    if (isInProcess()) return;
    const kept = answers.find(keyOf(request), freshnessOf(request));
    if (kept) return sendAnswer(request, reply, kept);
  }

  route.onRequest = [answerIfKept, ...[onRequest].flat()];
  route.handler = async function share(request, reply) {
    if (isInProcess()) return handler.call(this, request, reply);
    const make = (signal: AbortSignal) =>
      requestContext.run({ signal, waitingTime: new WaitingTime() }, async () =>
        toAnswer(reply, await handler.call(this, request, reply)),
      );
    const signal = requestContext.getStore()?.signal;
    return sendAnswer(request, reply, await answers.get(keyOf(request), freshnessOf(request), make, signal));
  };
}

const keyOf = ({ url, headers }: FastifyRequest): string =>
  `${chooseLanguage(headers['accept-language'])} ${normaliseAddress(url)}`;

function freshnessOf({ params, routeOptions }: FastifyRequest): Freshness {
  const isOfMaterial = routeOptions.config.changesWith === 'material';
  const changesWith = isOfMaterial ? (params as { id: string }).id.toLowerCase() : anyMaterial;
  return { changesWith, givesStale: false };
}

function toAnswer(reply: FastifyReply, payload: unknown) {
  const body = String(reply.serialize(payload));
  const isLong = body.length >= leastCharacters;
  const vary = [reply.getHeader('vary'), isLong && 'accept-encoding'].filter(Boolean).join(', ');
  return createAnswer({
    status: reply.statusCode,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': String(reply.getHeader('cache-control') ?? 'no-store'),
      ...(vary && { vary }),
    },
    body,
    compressions: isLong ? ['gzip'] : [],
  });
}
