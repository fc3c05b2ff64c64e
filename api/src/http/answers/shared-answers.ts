import { chooseLanguage } from '@parpaing/contract/languages';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type AnswerCache, type Asked, normaliseAddress } from '../../cache/answer-cache.ts';
import { requestContext, WaitingTime } from '../../db/request-context.ts';
import type { App } from '../endpoint.ts';
import { leastCharacters } from '../plugins/compression.ts';
import { createAnswer, sendAnswer } from './answer.ts';
import { isInProcess } from './in-process-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    keptAs?: 'materials' | 'material';
  }
}

export const sharedAnswers = fastifyPlugin(async (app: App, { answers }: { answers?: AnswerCache }) => {
  app.addHook('onRoute', (route) => {
    if (answers && route.config?.keptAs) shareAnswers(answers, route);
  });
});

function shareAnswers(answers: AnswerCache, route: RouteOptions) {
  const { handler, onRequest = [] } = route;

  async function answerIfKept(request: FastifyRequest, reply: FastifyReply) {
    if (isInProcess()) return;
    const kept = answers.find(readAsked(request));
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
    return sendAnswer(request, reply, await answers.get(readAsked(request), make, signal));
  };
}

function readAsked({ url, headers, params, routeOptions }: FastifyRequest): Asked {
  const key = `${chooseLanguage(headers['accept-language'])} ${normaliseAddress(url)}`;
  const { keptAs: kind = 'materials' } = routeOptions.config;
  return kind === 'material'
    ? { key, kind, materialId: (params as { id: string }).id.toLowerCase() }
    : { key, kind };
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
