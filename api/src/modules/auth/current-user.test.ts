import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { requireSeller, requireUser } from './current-user.ts';
import { maySell } from './policy.ts';

const context = useTestApp();

beforeAll(() => {
  const { app } = context;
  const config = { isPrivate: true };
  app.get('/test/seller', { schema: { hide: true }, config }, async (request) => requireSeller(request).role);
  app.get('/test/forgotten', { schema: { hide: true } }, async (request) => requireUser(request).role);
});

it.each([
  ['USER', false],
  ['PROVIDER', true],
  ['ADMIN', true],
] as const)('%s peut vendre : %s', (role, expected) => {
  expect(maySell(role)).toBe(expected);
});

describe('une page de vendeur', () => {
  it.each([
    ['USER', 403],
    ['PROVIDER', 200],
    ['ADMIN', 200],
  ])('répond à %s par %i', async (role, status) => {
    const { headers } = await logInAs(context.app, await createUser(context.db, { role }));
    const response = await context.app.inject({ url: '/test/seller', headers });
    expect(response.statusCode).toBe(status);
    if (status === 403) expect(response.json().error).toBe('forbidden');
  });

  it('ne répond pas à un inconnu', async () => {
    expect((await context.app.inject('/test/seller')).statusCode).toBe(401);
  });
});

it('une route qui oublie de se dire privée ne prend personne pour quelqu’un', async () => {
  const { headers } = await logInAs(context.app, await createUser(context.db));
  expect((await context.app.inject({ url: '/test/forgotten', headers })).statusCode).toBe(401);
});
