import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CallName, calls } from '@parpaing/contract/calls';
import { pages } from '@parpaing/contract/pages';
import { callSchemas, ErrorAnswer } from '@parpaing/contract/schemas';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LaneName } from './overload/lanes.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

type Schemas<Name extends CallName> = (typeof callSchemas)[Name];
type Picked<Name extends CallName, From extends string, To extends string> =
  Schemas<Name> extends { [K in From]: infer Schema } ? { [K in To]: Schema } : unknown;
type SuccessAnswer<Name extends CallName> =
  Schemas<Name> extends { answer: infer Schema } ? { 200: Schema } : unknown;

type EndpointSchema<Name extends CallName> = Picked<Name, 'params', 'params'> &
  Picked<Name, 'query', 'querystring'> &
  Picked<Name, 'body', 'body'> & {
    response: SuccessAnswer<Name> & { '4xx': typeof ErrorAnswer; '5xx': typeof ErrorAnswer };
  };

export function endpoint<Name extends CallName>(name: Name) {
  const { params, query, body, answer } = callSchemas[name] as Record<string, unknown>;
  return {
    method: calls[name].method,
    url: calls[name].path,
    schema: {
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: { ...(answer ? { 200: answer } : {}), '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      operationId: name,
      tags: [calls[name].path.split('/')[2] ?? 'operations'],
    } as unknown as EndpointSchema<Name>,
  };
}

/**
 * Waits in the queue of its lane, so that slow searches do not delay other reads. With `keptAs`, callers share its
 * answer (`cache/policies.ts`).
 */
export function publicRead<Name extends CallName>(
  lane: LaneName,
  name: Name,
  keptAs?: 'materials' | 'material',
) {
  return { ...endpoint(name), config: { lane, ...(keptAs && { keptAs }) } };
}

/** The caller is authenticated before the body is read. */
export function privateEndpoint<Name extends CallName>(name: Name) {
  const { schema, ...route } = endpoint(name);
  return {
    ...route,
    schema: { ...schema, security: [{ bearer: [] }] },
    config: { isPrivate: true },
  };
}

export const answerNothing = (reply: FastifyReply) => reply.code(204).send(undefined as never);

export function redirectHome(reply: FastifyReply, params: Record<string, string>) {
  const address = `${pages.home}?${new URLSearchParams(params)}`;
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

export const publicCacheByLanguage = (seconds: number) => ({
  'cache-control': `public, max-age=${seconds}`,
  vary: 'accept-language',
});

export const revalidated = { 'cache-control': 'public, no-cache' };
export const revalidatedByLanguage = { ...revalidated, vary: 'accept-language' };
