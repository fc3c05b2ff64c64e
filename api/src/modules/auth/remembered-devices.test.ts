import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { emailKey } from '../../http/rate-limits.ts';
import { createUser, testPassword } from '../../testing/factories.ts';
import { newAddress, spendLimit } from '../../testing/limits.ts';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { accountKey } from './guesses.ts';

const context = useTestApp();
const page = 'http://localhost:8080/auth/reset-password';
const newPassword = 'equerre-et-cordeau-57';

interface From {
  cookie?: string;
  remoteAddress?: string;
}
function post(call: string, payload: object, { cookie, remoteAddress = newAddress() }: From = {}) {
  return context.app.inject({
    method: 'POST',
    url: `/api/auth/${call}`,
    payload,
    remoteAddress,
    headers: cookie ? { cookie } : {},
  });
}
const logIn = (email: string, password = testPassword, from: From = {}) =>
  post('login', { email, password }, from);
const statusOf = async (answer: ReturnType<typeof post>) => (await answer).statusCode;
const readCookie = ({ headers }: Awaited<ReturnType<typeof post>>) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

/** What a browser keeps of a login. */
async function visit(email: string, from: From = {}): Promise<string> {
  const response = await logIn(email, testPassword, from);
  expect(response.statusCode).toBe(200);
  return readCookie(response);
}

/** Nobody who is unknown gets in any more. */
async function exhaust(email: string) {
  const key = accountKey(context.options, email);
  await spendLimit(context.db, key, 70);
  await spendLimit(context.db, `${key} kept`, 30);
  expect(await statusOf(logIn(email))).toBe(429);
}
const buysAttempts = async (cookie: string, email: string) => {
  await exhaust(email);
  return (await statusOf(logIn(email, 'au hasard', { cookie }))) === 401;
};
const listDevices = async (userId: string) =>
  context.db.selectFrom('rememberedDevices').select('hash').where('userId', '=', userId).execute();

describe('le cookie d’un appareil connu', () => {
  it.each([
    ['http://localhost:8080', ''],
    ['https://parpaing.example', '; Secure'],
  ])('ne sort pas de %s, ni du chemin de la connexion', async (publicUrl, secure) => {
    const { email } = await createUser(context.db);
    const app = await buildApp({ ...context.options, publicUrl });
    const payload = { email, password: testPassword };
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    await app.close();
    const [token, ...attributes] = String(response.headers['set-cookie']).split('; ');
    expect(token).toMatch(/^remembered-device=[\w-]{43}$/);
    expect(`; ${attributes.join('; ')}`).toBe(
      `; Path=/api/auth; Max-Age=31536000; HttpOnly; SameSite=Strict${secure}`,
    );
  });

  it('n’est gardé que haché', async () => {
    const { id, email } = await createUser(context.db);
    const token = (await visit(email)).split('=')[1] ?? '';
    expect(token).toHaveLength(43);
    const rows = await context.db
      .selectFrom('rememberedDevices')
      .selectAll()
      .where('userId', '=', id)
      .execute();
    expect(rows).toEqual([
      { userId: id, hash: expect.stringMatching(/^[\da-f]{64}$/), lastSeenAt: expect.any(Date) },
    ]);
  });

  it('n’est donné ni sur un poste partagé, ni pour un mauvais mot de passe, ni sans adresse vérifiée', async () => {
    const { id, email } = await createUser(context.db);
    const pending = await createUser(context.db, { verified: false });
    for (const [status, response] of [
      [200, await post('login', { email, password: testPassword, sharedDevice: true })],
      [401, await logIn(email, 'au hasard')],
      [403, await logIn(pending.email)],
    ] as const) {
      expect([response.statusCode, response.headers['set-cookie']]).toEqual([status, undefined]);
    }
    expect([await listDevices(id), await listDevices(pending.id)]).toEqual([[], []]);
  });

  it('n’ouvre rien à qui le vole', async () => {
    const { email } = await createUser(context.db);
    const cookie = await visit(email);
    expect(await statusOf(logIn(email, 'au hasard', { cookie }))).toBe(401);
    expect(await statusOf(post('logout', {}, { cookie }))).toBe(401);
    const value = cookie.split('=')[1];
    expect(await statusOf(post('refresh-token', { refreshToken: value }, { cookie }))).toBe(401);
    for (const headers of [{ cookie }, { cookie, authorization: `Bearer ${value}` }]) {
      for (const url of ['/api/auth/sessions', '/api/users/me']) {
        expect((await context.app.inject({ url, headers })).statusCode).toBe(401);
      }
    }
  });
});

describe('un appareil qui s’est déjà connecté', () => {
  it('entre quand plus aucun inconnu ne peut essayer, même du lieu d’où l’on devine', async () => {
    const { email } = await createUser(context.db);
    const address = newAddress();
    const cookie = await visit(email);
    await spendLimit(context.db, `login from ${address}`, 50);
    await exhaust(email);
    expect(await statusOf(logIn(email, testPassword, { remoteAddress: address }))).toBe(429);
    expect(await statusOf(logIn(email, testPassword, { cookie, remoteAddress: address }))).toBe(200);
  });

  it('ne devine pas sans fin non plus, d’où qu’il appelle, et ne coûte rien aux autres', async () => {
    const { email } = await createUser(context.db);
    const [cookie, other] = [await visit(email), await visit(email)];
    const tries = Array.from({ length: 16 }, () => statusOf(logIn(email, 'au hasard', { cookie })));
    expect((await Promise.all(tries)).filter((status) => status === 401)).toHaveLength(10);
    expect(await statusOf(logIn(email, testPassword, { cookie }))).toBe(429);
    expect(await statusOf(logIn(email, testPassword, { cookie: other }))).toBe(200);
    const shared = await context.db
      .selectFrom('rateLimits')
      .select('taken')
      .where('key', '=', accountKey(context.options, email))
      .execute();
    expect(shared).toEqual([{ taken: 0 }]);
  });

  it('ne vaut que pour les comptes qui s’y sont connectés', async () => {
    const [owner, stranger] = [await createUser(context.db), await createUser(context.db)];
    expect(await buysAttempts(await visit(stranger.email), owner.email)).toBe(false);
  });

  it('sert à plusieurs comptes, d’un même cookie', async () => {
    const [one, other] = [await createUser(context.db), await createUser(context.db)];
    const cookie = await visit(other.email, { cookie: await visit(one.email) });
    expect([await buysAttempts(cookie, one.email), await buysAttempts(cookie, other.email)]).toEqual([
      true,
      true,
    ]);
  });

  it('reçoit un autre jeton à chaque connexion : une copie de l’ancien ne vaut plus rien', async () => {
    const { id, email } = await createUser(context.db);
    const stolen = await visit(email);
    const cookie = await visit(email, { cookie: stolen });
    expect(cookie).not.toBe(stolen);
    expect(await listDevices(id)).toHaveLength(1);
    expect([await buysAttempts(stolen, email), await buysAttempts(cookie, email)]).toEqual([false, true]);
  });

  it('déclaré partagé, est oublié du compte qui le dit, pas des autres', async () => {
    const [one, other] = [await createUser(context.db), await createUser(context.db)];
    const cookie = await visit(other.email, { cookie: await visit(one.email) });
    const shared = await post('login', { ...one, sharedDevice: true }, { cookie });
    expect([shared.statusCode, shared.headers['set-cookie']]).toEqual([200, undefined]);
    expect([await buysAttempts(cookie, one.email), await buysAttempts(cookie, other.email)]).toEqual([
      false,
      true,
    ]);
  });

  it('est oublié quand vingt autres ont servi depuis', async () => {
    const { id, email } = await createUser(context.db);
    const first = await visit(email);
    for (let count = 0; count < 20; count++) await visit(email);
    expect(await listDevices(id)).toHaveLength(20);
    expect(await buysAttempts(first, email)).toBe(false);
  });

  it.each(['remembered-device=', 'remembered-device=court', `remembered-device=${'x'.repeat(43)}`, '=;;= ;'])(
    'et que rien ne prouve (« %s ») est traité comme un inconnu',
    async (cookie) => {
      const { email } = await createUser(context.db);
      const response = await logIn(email, testPassword, { cookie });
      expect([response.statusCode, readCookie(response)]).toEqual([
        200,
        expect.stringMatching(/^remembered-device=[\w-]{43}$/),
      ]);
      expect(readCookie(response)).not.toBe(cookie);
      expect(await buysAttempts(cookie, email)).toBe(false);
    },
  );
});

describe('un appareil n’est plus connu', () => {
  it('après une réinitialisation', async () => {
    const { id, email } = await createUser(context.db);
    const cookie = await visit(email);
    await post('forgot-password', { email, frontendUrl: page });
    const [mail] = await waitForMails(context.app, email, 1);
    const link = new URL(mail?.links.find((url) => url.includes('token=')) ?? 'http://none');
    await post('reset-password', { token: link.searchParams.get('token'), newPassword });
    expect(await listDevices(id)).toEqual([]);
    expect(await buysAttempts(cookie, email)).toBe(false);
  });

  it('après un changement de mot de passe : celui d’un intrus ne se distingue pas', async () => {
    const { email } = await createUser(context.db);
    const response = await logIn(email);
    const changed = await context.app.inject({
      method: 'PUT',
      url: '/api/users/me/password',
      headers: { authorization: `Bearer ${response.json().token}` },
      payload: { currentPassword: testPassword, newPassword },
    });
    expect(changed.statusCode).toBe(200);
    expect(await buysAttempts(readCookie(response), email)).toBe(false);
  });

  it('après la suppression du compte', async () => {
    const { id, email } = await createUser(context.db);
    const response = await logIn(email);
    const removed = await context.app.inject({
      method: 'DELETE',
      url: '/api/users/me',
      headers: { authorization: `Bearer ${response.json().token}` },
      payload: { password: testPassword },
    });
    expect(removed.statusCode).toBe(204);
    expect(await listDevices(id)).toEqual([]);
    await createUser(context.db, { email });
    expect(await buysAttempts(readCookie(response), email)).toBe(false);
  });
});

describe('les courriels d’un compte', () => {
  const forget = (email: string, from: From = {}) =>
    post('forgot-password', { email, frontendUrl: page }, from);

  it('que cinq machines demandent vingt-cinq fois partent encore pour la sixième, et pour un appareil connu', async () => {
    const { email } = await createUser(context.db);
    const cookie = await visit(email);
    const addresses = Array.from({ length: 5 }, newAddress);
    for (let count = 0; count < 5; count++) {
      for (const remoteAddress of addresses)
        expect(await statusOf(forget(email, { remoteAddress }))).toBe(200);
    }
    expect(await readAllMails(context, email)).toHaveLength(15);
    await forget(email);
    expect(await readAllMails(context, email)).toHaveLength(16);
    await forget(email, { cookie, remoteAddress: addresses[0] });
    expect(await readAllMails(context, email)).toHaveLength(17);
  });

  it('sont vingt-cinq par jour au plus, dont cinq pour ses appareils', async () => {
    const { email } = await createUser(context.db);
    const cookies = [await visit(email), await visit(email)];
    const asks = Array.from({ length: 22 }, () => statusOf(forget(email)));
    expect(new Set(await Promise.all(asks))).toEqual(new Set([200]));
    expect(await readAllMails(context, email)).toHaveLength(20);
    for (const cookie of cookies) {
      await Promise.all(Array.from({ length: 4 }, () => forget(email, { cookie })));
    }
    expect(await readAllMails(context, email)).toHaveLength(25);
  });

  it.each(['resend-verification', 'register'])(
    'partent encore pour un appareil connu quand des inconnus ont tout demandé : %s',
    async (call) => {
      const { email } = await createUser(context.db);
      const cookie = await visit(email);
      const key = `account mail ${emailKey(context.options, email)}`;
      await spendLimit(context.db, key, 15);
      await spendLimit(context.db, `${key} kept`, 5);
      const form = { email, fullName: 'Camille Morel', password: newPassword, acceptsTerms: true };
      expect([await statusOf(post(call, form)), await readAllMails(context, email)]).toEqual([200, []]);
      await post(call, form, { cookie });
      expect(await readAllMails(context, email)).toHaveLength(1);
    },
  );
});
