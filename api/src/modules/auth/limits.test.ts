import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { spendLimit } from '../../testing/limits.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { changesPerHour, refreshesPerSession, requestsPerSession, wrongTokensPerCaller } from './limits.ts';

const context = useTestApp();
let tired: { authorization: string };
let fresh: { authorization: string };

beforeAll(async () => {
  const account = await createUser(context.db);
  tired = (await logInAs(context.app, account)).headers;
  fresh = (await logInAs(context.app, await createUser(context.db))).headers;
  await spendChanges(account.id);
});

const spend = (key: string, taken: number) => spendLimit(context.db, key, taken);
const spendChanges = (userId: string) => spend(`changes ${userId}`, changesPerHour);

async function findSessionId(headers: { authorization: string }): Promise<string> {
  const { sessions } = (await context.app.inject({ url: '/api/auth/sessions', headers })).json();
  return sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
}

const person = { fullName: 'Dominique Petit', phoneNumber: '', address: '', city: '', country: '' };
const company = { companyName: 'Négoce Petit', businessType: 'negoce', taxId: '999 147 028 00016' };

it.each<['PUT' | 'POST' | 'DELETE', string, number, object?]>([
  ['PUT', '/api/users/profile', 200, person],
  ['POST', '/api/users/upgrade-to-provider', 200, company],
  ['DELETE', '/api/users/profile/image', 204],
  ['PUT', `/api/favorites/${newId()}`, 404],
  ['DELETE', `/api/favorites/${newId()}`, 204],
])(
  'un membre qui change sans fin est prié de revenir plus tard, les autres non : %s %s',
  async (method, url, status, payload) => {
    const call = (headers: object) => context.app.inject({ method, url, payload, headers: { ...headers } });
    const refused = await call(tired);
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await call(fresh)).statusCode).toBe(status);
  },
);

it('il déconnecte encore ses autres appareils, même si un intrus a tout dépensé', async () => {
  const account = await createUser(context.db);
  const intruder = await logInAs(context.app, account);
  const owner = await logInAs(context.app, account);
  await spendChanges(account.id);
  const url = '/api/auth/sessions';
  const own = await findSessionId(owner.headers);
  const all = await context.app.inject({ method: 'DELETE', url, headers: owner.headers });
  expect(all.statusCode).toBe(204);
  expect((await context.app.inject({ url, headers: intruder.headers })).statusCode).toBe(401);
  const one = await context.app.inject({ method: 'DELETE', url: `${url}/${own}`, headers: owner.headers });
  expect(one.statusCode).toBe(204);
});

it('il lit encore ce qui est à lui', async () => {
  for (const url of ['/api/users/profile', '/api/users/me', '/api/auth/sessions', '/api/favorites']) {
    expect((await context.app.inject({ url, headers: tired })).statusCode).toBe(200);
  }
});

describe('une session qui demande sans fin est priée de revenir plus tard, les autres du compte non :', () => {
  let account: Awaited<ReturnType<typeof createUser>>;
  let wild: Awaited<ReturnType<typeof logInAs>>;
  let calm: Awaited<ReturnType<typeof logInAs>>;
  beforeEach(async () => {
    account = await createUser(context.db);
    wild = await logInAs(context.app, account);
    await spend(`session ${await findSessionId(wild.headers)}`, requestsPerSession);
    calm = await logInAs(context.app, account);
  });

  it.each<['GET' | 'PUT' | 'DELETE', string, number]>([
    ['GET', '/api/users/profile', 200],
    ['GET', '/api/users/me', 200],
    ['GET', '/api/auth/sessions', 200],
    ['GET', '/api/favorites', 200],
    ['DELETE', `/api/auth/sessions/${newId()}`, 404],
    ['DELETE', '/api/auth/sessions', 204],
  ])('%s %s', async (method, url, status) => {
    const call = ({ headers }: { headers: object }) =>
      context.app.inject({ method, url, headers: { ...headers } });
    const refused = await call(wild);
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await call(calm)).statusCode).toBe(status);
  });

  it('POST /api/auth/refresh-token', async () => {
    const refresh = (refreshToken: string) =>
      context.app.inject({ method: 'POST', url: '/api/auth/refresh-token', payload: { refreshToken } });
    const tireless = await logInAs(context.app, account);
    await spend(`refreshes ${await findSessionId(tireless.headers)}`, refreshesPerSession);
    const refused = await refresh(tireless.refreshToken);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
    const owner = await logInAs(context.app, account);
    expect((await refresh(owner.refreshToken)).statusCode).toBe(200);
  });

  it('mais un jeton copié se trahit toujours, tout dépensé qu’il soit', async () => {
    const session = await logInAs(context.app, account);
    const sessionId = await findSessionId(session.headers);
    const refresh = (refreshToken: string) =>
      context.app.inject({ method: 'POST', url: '/api/auth/refresh-token', payload: { refreshToken } });
    const stolen = (await refresh(session.refreshToken)).json().refreshToken;
    const latest = (await refresh(stolen)).json();
    await spend(`refreshes ${sessionId}`, refreshesPerSession);
    expect((await refresh(session.refreshToken)).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${latest.token}` };
    expect((await context.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
  });
});

it('qui montre sans fin de faux jetons est prié d’arrêter ; les vrais servent encore, de la même adresse', async () => {
  const { headers, refreshToken } = await logInAs(context.app, await createUser(context.db));
  await spend('wrong tokens 127.0.0.1', wrongTokensPerCaller);
  const refresh = (token: string) =>
    context.app.inject({
      method: 'POST',
      url: '/api/auth/refresh-token',
      payload: { refreshToken: token },
    });
  const logOut = (authorization: string) =>
    context.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization } });
  expect((await refresh('x'.repeat(43))).statusCode).toBe(429);
  expect((await logOut('Bearer faux.faux.faux')).statusCode).toBe(429);
  expect((await refresh(refreshToken)).statusCode).toBe(200);
  expect((await logOut(headers.authorization)).statusCode).toBe(204);
});
