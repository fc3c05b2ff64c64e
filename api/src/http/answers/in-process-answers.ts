import { AsyncLocalStorage } from 'node:async_hooks';
import fastifyPlugin from 'fastify-plugin';
import type { ZodType } from 'zod';
import { copyDeclaredFields } from '../declared-fields.ts';
import type { App } from '../endpoint.ts';

interface Receiver {
  answer?: unknown;
}

const receivers = new AsyncLocalStorage<Receiver>();

/** Hands the answer of a call to the page that made it as an object with the declared fields only, without JSON. */
export const inProcessAnswers = fastifyPlugin(async (app: App) => {
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const receiver = receivers.getStore();
    const declared = request.routeOptions.schema?.response as Record<string, ZodType> | undefined;
    const schema = declared?.[reply.statusCode];
    if (!receiver || !schema) return done(null, payload);
    receiver.answer = copyDeclaredFields(schema, payload);
    reply.serializer((answer: unknown) => (answer === payload ? '' : JSON.stringify(answer)));
    done(null, payload);
  });
});

export const isInProcess = (): boolean => receivers.getStore() !== undefined;

/** An error, and what has no schema, is still written into the response. */
export async function receiveAnswer<Response>(
  call: () => PromiseLike<Response>,
): Promise<{ response: Response; answer: unknown }> {
  const receiver: Receiver = {};
  // Awaited inside: an injected request starts when it is awaited.
  const response = await receivers.run(receiver, async () => await call());
  return { response, answer: receiver.answer };
}
