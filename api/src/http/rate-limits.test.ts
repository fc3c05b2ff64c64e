import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { logInAs } from '../testing/accounts.ts';
import { createUser, testPassword } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { callerKey, consumeLimit, tryConsumeLimit } from './rate-limits.ts';

const context = useTestApp();

const forget = (key: string) =>
  sql`update rate_limits set ends_at = now() - interval '1 second' where key = ${key}`.execute(context.db);

it('au-delà de la limite, un appelant apprend quand revenir ; les autres n’en pâtissent pas', async () => {
  for (let count = 0; count < 3; count++) await consumeLimit(context.db, 'a', 3, 60);
  const refused = consumeLimit(context.db, 'a', 3, 60);
  await expect(refused).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
    headers: { 'retry-after': expect.stringMatching(/^(59|60)$/) },
  });
  await consumeLimit(context.db, 'b', 3, 60);
});

it('la fenêtre passée, le compte repart et les anciens s’effacent', async () => {
  await consumeLimit(context.db, 'c', 1, 60);
  await consumeLimit(context.db, 'd', 1, 60);
  await forget('c');
  await forget('d');
  await consumeLimit(context.db, 'c', 1, 60);
  const keys = await context.db
    .selectFrom('rateLimits')
    .select('key')
    .where('key', 'in', ['c', 'd'])
    .execute();
  expect(keys).toEqual([{ key: 'c' }]);
});

it('des demandes simultanées sont toutes comptées', async () => {
  const takes = await Promise.all(Array.from({ length: 20 }, () => tryConsumeLimit(context.db, 'e', 5, 60)));
  expect(takes.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
});

it('le compte survit à un arrêt brutal : sa table est journalisée', async () => {
  const { rows } = await sql`select relpersistence from pg_class where relname = 'rate_limits'`.execute(
    context.db,
  );
  expect(rows).toEqual([{ relpersistence: 'p' }]);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('l’appelant %s est compté comme %s', (ip, key) => {
  expect(callerKey({ ip })).toBe(key);
});

it('aucune adresse e-mail n’y est écrite, quoi que l’on demande', async () => {
  const user = await createUser(context.db);
  const { headers } = await logInAs(context.app, user);
  const { email } = user;
  const frontendUrl = 'http://localhost:8080/auth/reset-password';
  const registration = { fullName: 'Camille Morel', password: testPassword, acceptsTerms: true };
  const request = { name: 'Camille', topic: 'achat', message: 'Une question sur une annonce.' };
  const calls: [string, object][] = [
    ['auth/login', { password: 'au hasard' }],
    ['auth/register', registration],
    ['auth/resend-verification', {}],
    ['auth/forgot-password', { frontendUrl }],
    ['contact', request],
    ['newsletter', {}],
  ];
  for (const [call, payload] of calls) {
    for (const typed of [email, email.toUpperCase(), 'inconnue@exemple.fr']) {
      const url = `/api/${call}`;
      const response = await context.app.inject({
        method: 'POST',
        url,
        payload: { email: typed, ...payload },
      });
      expect([call, response.statusCode]).toEqual([call, call === 'auth/login' ? 401 : 200]);
    }
  }
  const payload = { email: 'demain@exemple.fr', password: testPassword };
  await context.app.inject({ method: 'PUT', url: '/api/users/me/email', headers, payload });
  const rows = await context.db.selectFrom('rateLimits').select('key').execute();
  const keys = rows.map(({ key }) => key);
  for (const kind of ['login', 'account mail', 'reset mail', 'contact copy', 'newsletter']) {
    expect(keys).toContainEqual(expect.stringMatching(new RegExp(`^${kind} [\\w-]{43}$`)));
  }
  expect(keys.filter((key) => /@|%40|exemple/i.test(key))).toEqual([]);
});
