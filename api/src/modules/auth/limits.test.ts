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
  await sql`
    insert into rate_limits (key, taken, ends_at)
    values (${`changes ${account.id}`}, ${changesPerHour}, now() + interval '1 hour')`.execute(context.db);
});

const person = { fullName: 'Dominique Petit', phoneNumber: '', address: '', city: '', country: '' };
const company = { companyName: 'Négoce Petit', businessType: 'negoce', taxId: '999 147 028 00016' };

it.each<['PUT' | 'POST' | 'DELETE', string, object?]>([
  ['PUT', '/api/users/profile', person],
  ['POST', '/api/users/upgrade-to-provider', company],
  ['DELETE', '/api/users/profile/image'],
  ['DELETE', `/api/auth/sessions/${newId()}`],
  ['DELETE', '/api/auth/sessions'],
  ['PUT', `/api/favorites/${newId()}`],
  ['DELETE', `/api/favorites/${newId()}`],
])(
  'un membre qui change sans fin est prié de revenir plus tard, les autres non : %s %s',
  async (method, url, payload) => {
    const call = (headers: object) => context.app.inject({ method, url, payload, headers: { ...headers } });
    const refused = await call(tired);
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await call(fresh)).statusCode).not.toBe(429);
  },
);

it.each([
  '/api/users/profile',
  '/api/users/me',
  '/api/auth/sessions',
  '/api/favorites',
  '/api/favorites/ids',
])('il lit encore ce qui est à lui : %s', async (url) => {
  expect((await context.app.inject({ url, headers: tired })).statusCode).toBe(200);
});
