import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { changesPerHour } from './limits.ts';

const context = useTestApp();
let tired: { authorization: string };
let fresh: { authorization: string };

beforeAll(async () => {
  const account = await createUser(context.db);
  tired = (await logInAs(context.app, account)).headers;
  fresh = (await logInAs(context.app, await createUser(context.db))).headers;
  await spendChanges(account.id);
});

const spendChanges = (userId: string) =>
  sql`
    insert into rate_limits (key, taken, ends_at)
    values (${`changes ${userId}`}, ${changesPerHour}, now() + interval '1 hour')`.execute(context.db);

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
  const { sessions } = (await context.app.inject({ url, headers: owner.headers })).json();
  const own = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  const all = await context.app.inject({ method: 'DELETE', url, headers: owner.headers });
  expect(all.statusCode).toBe(204);
  expect((await context.app.inject({ url, headers: intruder.headers })).statusCode).toBe(401);
  const one = await context.app.inject({ method: 'DELETE', url: `${url}/${own.id}`, headers: owner.headers });
  expect(one.statusCode).toBe(204);
});

it.each([
  '/api/users/profile',
  '/api/users/me',
  '/api/auth/sessions',
  '/api/favorites',
  '/api/favorites/ids',
])('il lit encore ce qui est à lui : %s', async (url) => {
  expect((await context.app.inject({ url, headers: tired })).statusCode).toBe(200);
});
