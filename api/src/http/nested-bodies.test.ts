import { calls } from '@parpaing/contract/calls';
import { callSchemas } from '@parpaing/contract/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '../lib/ids.ts';
import { logInAs } from '../testing/accounts.ts';
import { createUser } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';

const context = useTestApp();

let headers: Record<string, string>;
beforeAll(async () => {
  ({ headers } = await logInAs(context.app, await createUser(context.db)));
});

const depth = 10_000;
const arrays = '['.repeat(depth) + ']'.repeat(depth);
const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const writingCalls = Object.entries(calls).flatMap(([name, call]) => {
  const { body } = callSchemas[name as keyof typeof calls] as { body?: z.ZodType };
  return call.method === 'GET' ? [] : [{ name, ...call, body }];
});

async function send({ method, path }: { method: string; path: string }, payload: string) {
  const response = await context.app.inject({
    method: method as 'POST',
    url: path.replace(/:\w+/, newId()),
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });
  return response.statusCode;
}

describe('un corps de dix mille niveaux', () => {
  it.each(writingCalls.filter(({ body }) => body))('est refusé par $name', async ({ body, ...call }) => {
    expect(await send(call, arrays)).toBe(400);
    const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
    for (const field of fields) {
      expect([field, await send(call, `{"${field}":${arrays}}`)]).toEqual([field, 400]);
      expect([field, await send(call, `{"${field}":${objects}}`)]).toEqual([field, 400]);
    }
  });

  it('ne fait échouer aucun appel qui écrit, même qui l’ignore', async () => {
    for (const { name, ...call } of writingCalls) {
      for (const nested of [arrays, objects]) {
        expect([name, (await send(call, nested)) >= 500]).toEqual([name, false]);
      }
    }
  });
});
