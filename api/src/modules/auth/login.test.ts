import { describe, expect, it } from 'vitest';
import { HttpError } from '../../http/errors.ts';
import { firefox, logInAs } from '../../testing/accounts.ts';
import { cheapHash, createSeller, createUser, testPassword } from '../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createPasswordHasher } from './passwords.ts';

const verified: (string | undefined)[] = [];
const hasher = createPasswordHasher(cheapHash);
/** What happens while a password is being checked. */
let meanwhile = async () => {};
const context = useTestApp({
  trustProxy: ['127.0.0.1'],
  passwords: {
    ...hasher,
    verify: async (password, passwordHash) => {
      verified.push(passwordHash);
      const isRight = await hasher.verify(password, passwordHash);
      await meanwhile();
      return isRight;
    },
  },
});

let visitors = 0;
/** Each from an address of their own, unless told. */
function logIn(payload: object, { ip = `203.0.113.${++visitors}`, ...headers }: Record<string, string> = {}) {
  return context.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { 'user-agent': firefox, 'x-forwarded-for': ip, ...headers },
  });
}

describe('une personne se connecte', () => {
  it('et reçoit ses jetons et son rôle, sans rien de secret', async () => {
    const { id, email, password } = await createUser(context.db, { fullName: 'Camille Morel' });
    const response = await logIn({ email: email.toUpperCase(), password });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      role: 'USER',
      roles: ['USER'],
      isProvider: false,
      id,
      email,
      fullName: 'Camille Morel',
      verified: true,
      createdAt: expect.any(String),
      lastLogin: expect.any(String),
    });
  });

  it('vendeuse, et l’apprend de trois façons', async () => {
    const { email } = await createUser(context.db, { role: 'PROVIDER' });
    expect((await logIn({ email, password: testPassword })).json()).toMatchObject({
      role: 'PROVIDER',
      roles: ['USER', 'PROVIDER'],
      isProvider: true,
    });
  });

  it.each([
    ['email', { email: 'camille', password: testPassword }],
    ['email', { password: testPassword }],
    ['password', { email: 'camille@exemple.fr', password: '' }],
    ['password', { email: 'camille@exemple.fr', password: 'x'.repeat(200) }],
    ['sharedDevice', { email: 'camille@exemple.fr', password: testPassword, sharedDevice: 'oui' }],
  ])('et apprend que « %s » ne convient pas', async (field, payload) => {
    const response = await logIn(payload);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });
});

describe('une connexion est refusée', () => {
  it('de la même façon et pour le même travail, que l’adresse existe ou non', async () => {
    const { email } = await createUser(context.db);
    verified.length = 0;
    const wrong = await logIn({ email, password: 'autre-mot-de-passe' });
    const unknown = await logIn({ email: 'personne@exemple.fr', password: 'autre-mot-de-passe' });
    const withoutId = ({ requestId: _, ...answer }: Record<string, unknown>) => answer;
    expect([wrong.statusCode, wrong.json().error]).toEqual([401, 'invalid_credentials']);
    expect([unknown.statusCode, withoutId(unknown.json())]).toEqual([401, withoutId(wrong.json())]);
    expect(verified).toEqual([expect.stringContaining('$argon2id$'), undefined]);
  });

  it('à qui devine le mot de passe qui tient lieu de celui des inconnus', async () => {
    expect(await hasher.verify('nobody has this password', undefined)).toBe(false);
  });

  it('à une adresse non vérifiée, mais seulement après le bon mot de passe', async () => {
    const { email } = await createUser(context.db, { verified: false });
    const wrong = await logIn({ email, password: 'autre-mot-de-passe' });
    expect([wrong.statusCode, wrong.json().error]).toEqual([401, 'invalid_credentials']);
    for (const language of ['fr', 'en']) {
      const right = await logIn({ email, password: testPassword }, { 'accept-language': language });
      expect([right.statusCode, right.json().error]).toEqual([403, 'email_not_verified']);
      expect(right.json().message).toContain('verify your email');
    }
  });

  it('à un compte supprimé, comme s’il n’existait pas', async () => {
    const { email } = await createUser(context.db, { deletedAt: new Date() });
    expect((await logIn({ email, password: testPassword })).json().error).toBe('invalid_credentials');
  });

  it('à qui connaissait un mot de passe changé à l’instant même', async () => {
    const { id, email, password } = await createUser(context.db);
    meanwhile = async () => {
      const passwordHash = await hasher.hash('equerre-et-cordeau-57');
      await context.db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
    };
    const response = await logIn({ email, password });
    meanwhile = async () => {};
    expect([response.statusCode, response.json().error]).toEqual([401, 'invalid_credentials']);
    const sessions = await context.db.selectFrom('sessions').select('id').where('userId', '=', id).execute();
    expect(sessions).toEqual([]);
  });

  it('à un compte sans mot de passe utilisable', async () => {
    const { id } = await createSeller(context.db);
    const response = await logIn({ email: `${id}@exemple.fr`, password: testPassword });
    expect(response.json().error).toBe('invalid_credentials');
  });
});

describe('deviner un mot de passe', () => {
  it('de beaucoup de comptes s’arrête pour la machine qui essaie, pas pour les autres', async () => {
    const ip = '198.51.100.7';
    const mine = await createUser(context.db);
    for (let count = 0; count < 50; count++) {
      await logIn({ email: `cible${count}@exemple.fr`, password: 'au hasard' }, { ip });
      // Logging in with an account of one's own buys no further guess.
      if (count === 20) expect((await logIn(mine, { ip })).statusCode).toBe(200);
    }
    expect((await logIn(mine, { ip })).statusCode).toBe(429);
    expect((await logIn(mine)).statusCode).toBe(200);
  });

  it('n’est pas reproché à qui finit par se souvenir', async () => {
    const { email, password } = await createUser(context.db);
    const ip = '198.51.100.8';
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 9; count++) await logIn({ email, password: 'au hasard' }, { ip });
      expect((await logIn({ email, password }, { ip })).statusCode).toBe(200);
    }
  });
});

it('se connecter sans cesse, même du bon mot de passe, a une fin pour cette machine', async () => {
  const user = await createUser(context.db);
  const ip = '198.51.100.21';
  for (let count = 0; count < 60; count++) expect((await logIn(user, { ip })).statusCode).toBe(200);
  expect((await logIn(user, { ip })).statusCode).toBe(429);
  expect((await logIn(user)).statusCode).toBe(200);
});

it('un service débordé ne compte pas comme un mauvais mot de passe', async () => {
  const user = await createUser(context.db);
  const ip = '198.51.100.22';
  meanwhile = async () => {
    throw new HttpError(503, 'unavailable');
  };
  for (let count = 0; count < 55; count++) expect((await logIn(user, { ip })).statusCode).toBe(503);
  meanwhile = async () => {};
  expect((await logIn(user, { ip })).statusCode).toBe(200);
});

describe('un appareil nouveau', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1';

  it('est signalé par courriel, sauf le premier', async () => {
    const user = await createUser(context.db);
    await logInAs(context.app, user);
    await logInAs(context.app, user);
    await logInAs(context.app, user, { userAgent: safari });
    await logInAs(context.app, user, { userAgent: safari });
    const [mail] = await waitForMails(context.app, user.email, 1);
    expect(mail?.subject).toBe('Connexion depuis un nouvel appareil');
    expect(mail?.text).toContain('> Safari sur iPhone');
    expect(mail?.text).toContain('heure de Paris');
    expect(mail?.links).toContain('http://localhost:8080/auth/forgot-password');
    expect(await readAllMails(context, user.email)).toHaveLength(1);
  });
});
