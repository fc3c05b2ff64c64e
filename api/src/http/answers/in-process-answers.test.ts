import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createSerializerCompiler } from '../declared-fields.ts';
import type { App } from '../endpoint.ts';
import { inProcessAnswers, receiveAnswer } from './in-process-answers.ts';

const Material = z.object({ title: z.string(), seller: z.object({ name: z.string() }) });
const declared = { title: 'Parquet', seller: { name: 'Négoce Dupré' } };
const row = { ...declared, passwordHash: 'secret', seller: { ...declared.seller, email: 'secret' } };

let app: App;
beforeEach(async () => {
  app = Fastify() as unknown as App;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializerCompiler());
  await app.register(inProcessAnswers);
  app.get('/material', { schema: { response: { 200: Material } } }, async () => row);
  app.get('/gone', async (_request, reply) => reply.code(410).send({ error: 'material_gone' }));
});
afterEach(() => app.close());

it('une page reçoit les champs déclarés, et aucun autre', async () => {
  const { response, answer } = await receiveAnswer(() => app.inject('/material'));
  expect(answer).toEqual(declared);
  expect(response.payload).toBe('');
});

it('un refus reste écrit dans la réponse', async () => {
  const { response, answer } = await receiveAnswer(() => app.inject('/gone'));
  expect(answer).toBeUndefined();
  expect(response.json()).toEqual({ error: 'material_gone' });
});

it('hors d’une page, la réponse reste écrite en JSON', async () => {
  expect((await app.inject('/material')).json()).toEqual(declared);
});
