import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import type { App } from '../endpoint.ts';
import { errorAnswers } from './error-answers.ts';

it.each([
  ['ENOSPC', 'read_only', '60', 40],
  ['FST_ERR_HANDLER_TIMEOUT', 'timeout', '5', 50],
])('%s dit quand revenir, et se retrouve dans le journal', async (code, error, retryAfter, level) => {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = createLogger('warn', {
    stream: { write: (line) => lines.push(line) },
  });
  const app = Fastify({ loggerInstance }) as unknown as App;
  await app.register(errorAnswers);
  app.get('/', async () => {
    throw Object.assign(new Error('essai'), { code });
  });
  const response = await app.inject('/');
  expect([response.statusCode, response.json().error]).toEqual([503, error]);
  expect(response.headers['retry-after']).toBe(retryAfter);
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([level]);
});
