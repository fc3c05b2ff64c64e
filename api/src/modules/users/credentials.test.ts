import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/accounts.ts';
import { cheapHash, createUser, testPassword } from '../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createPasswordHasher } from '../auth/passwords.ts';

const hasher = createPasswordHasher(cheapHash);
/** What happens while a password is being checked. */
let meanwhile = async () => {};
const context = useTestApp({
  passwords: {
    ...hasher,
    verify: async (...credentials) => {
      const isRight = await hasher.verify(...credentials);
      const happening = meanwhile;
      meanwhile = async () => {};
      await happening();
      return isRight;
    },
  },
});
const changeHash = async (id: string) => {
  const passwordHash = await hasher.hash('rabot-et-ciseau-91');
  await context.db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
};
const newPassword = 'equerre-et-cordeau-57';

let people = 0;
const newEmail = () => `demenage${++people}@exemple.fr`;
async function comeIn(user = {}) {
  const account = await createUser(context.db, user);
  return { ...account, ...(await logInAs(context.app, account)) };
}
const put = (what: 'email' | 'password', headers: object, payload: object) =>
  context.app.inject({ method: 'PUT', url: `/api/users/me/${what}`, headers: { ...headers }, payload });
const readMe = async (headers: object) =>
  context.app.inject({ url: '/api/users/me', headers: { ...headers } });
const verify = async (token: string) => {
  const response = await context.app.inject({
    method: 'POST',
    url: '/api/auth/verify-email',
    payload: { token },
  });
  return response.json().error ?? response.statusCode;
};
async function receiveToken(email: string, count = 1) {
  const [mail] = await waitForMails(context.app, email, count);
  const link = new URL(mail?.links.find((url) => url.includes('token=')) ?? 'http://none');
  return { mail, token: link.searchParams.get('token') ?? '' };
}

describe('changer de mot de passe', () => {
  const change = { currentPassword: testPassword, newPassword };

  it('déconnecte les autres appareils, garde celui-ci, et un courriel le dit', async () => {
    const user = await comeIn();
    const other = await logInAs(context.app, user);
    const response = await put('password', user.headers, change);
    expect([response.statusCode, response.json().message]).toEqual([
      200,
      'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
    ]);
    expect([(await readMe(user.headers)).statusCode, (await readMe(other.headers)).statusCode]).toEqual([
      200, 401,
    ]);
    await expect(logInAs(context.app, user)).rejects.toThrow('invalid_credentials');
    await logInAs(context.app, { ...user, password: newPassword });
    expect((await waitForMails(context.app, user.email, 1))[0]?.subject).toBe('Votre mot de passe a changé');
  });

  it.each([
    ['currentPassword', { ...change, currentPassword: 'autre-chose' }],
    ['newPassword', { ...change, newPassword: 'court' }],
    ['newPassword', { ...change, newPassword: 'motdepasse1' }],
    ['newPassword', { ...change, newPassword: 'camille.morel' }],
  ])('apprend que « %s » ne convient pas', async (field, payload) => {
    const user = await comeIn();
    const response = await put('password', user.headers, payload);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
    expect((await readMe(user.headers)).statusCode).toBe(200);
    await logInAs(context.app, user);
  });

  it('n’est pas un moyen de deviner l’ancien', async () => {
    const { headers } = await comeIn();
    for (let count = 0; count < 10; count++) {
      await put('password', headers, { ...change, currentPassword: `essai ${count}` });
    }
    const response = await put('password', headers, change);
    expect([response.statusCode, response.json().error]).toEqual([429, 'too_many_requests']);
  });
});

describe('changer de mot de passe encore', () => {
  const change = { currentPassword: testPassword, newPassword };

  it('annule un changement d’adresse en attente, peut-être d’un intrus', async () => {
    const user = await comeIn();
    const email = newEmail();
    await put('email', user.headers, { email, password: testPassword });
    const { token } = await receiveToken(email);
    await put('password', user.headers, change);
    expect(await verify(token)).toBe('link_expired');
    expect((await readMe(user.headers)).json()).toMatchObject({ email: user.email, pendingEmail: null });
  });

  it('ne défait pas une réinitialisation venue entre-temps', async () => {
    const user = await comeIn();
    meanwhile = () => changeHash(user.id);
    const response = await put('password', user.headers, change);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'currentPassword']);
    await logInAs(context.app, { ...user, password: 'rabot-et-ciseau-91' });
  });

  it('dix fois par jour au plus', async () => {
    const user = await comeIn();
    const [one, other] = [testPassword, newPassword];
    for (let count = 0; count < 10; count++) {
      const [currentPassword, chosen] = count % 2 ? [other, one] : [one, other];
      const response = await put('password', user.headers, { currentPassword, newPassword: chosen });
      expect(response.statusCode).toBe(200);
    }
    expect((await put('password', user.headers, change)).statusCode).toBe(429);
    await logInAs(context.app, user);
  });
});

describe('changer d’adresse e-mail', () => {
  it('ne passe pas après une réinitialisation venue entre-temps', async () => {
    const user = await comeIn();
    const email = newEmail();
    meanwhile = () => changeHash(user.id);
    const response = await put('email', user.headers, { email, password: testPassword });
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'password']);
    expect((await readMe(user.headers)).json().pendingEmail).toBeNull();
    expect(await readAllMails(context, email)).toEqual([]);
  });

  it('cinq fois par jour au plus : on n’écrit pas ainsi à des inconnus', async () => {
    const { headers } = await comeIn();
    for (let count = 0; count < 5; count++) {
      expect((await put('email', headers, { email: newEmail(), password: testPassword })).statusCode).toBe(
        200,
      );
    }
    const stranger = newEmail();
    const response = await put('email', headers, { email: stranger, password: testPassword });
    expect([response.statusCode, response.json().error]).toEqual([429, 'too_many_requests']);
    expect(await readAllMails(context, stranger)).toEqual([]);
  });

  it('de deux personnes vers la même, confirmé au même instant, n’en contente qu’une', async () => {
    const email = newEmail();
    const [one, other] = [await comeIn(), await comeIn()];
    await put('email', one.headers, { email, password: testPassword });
    const first = await receiveToken(email);
    await put('email', other.headers, { email, password: testPassword });
    const second = await receiveToken(email, 2);
    const outcomes = await Promise.all([verify(first.token), verify(second.token)]);
    expect(outcomes.sort()).toEqual([200, 'link_expired']);
  });

  it('attend que la nouvelle soit confirmée, puis prévient l’ancienne', async () => {
    const user = await comeIn();
    const email = newEmail();
    const response = await put('email', user.headers, { email, password: testPassword });
    expect(response.statusCode).toBe(200);
    expect((await readMe(user.headers)).json()).toMatchObject({ email: user.email, pendingEmail: email });

    const { mail, token } = await receiveToken(email);
    expect(mail?.subject).toBe('Confirmez votre nouvelle adresse');
    expect([await verify(token), await verify(token)]).toEqual([200, 'link_expired']);
    expect((await readMe(user.headers)).json()).toMatchObject({ email, pendingEmail: null, verified: true });
    await logInAs(context.app, { email });
    const [notice] = await waitForMails(context.app, user.email, 1);
    expect(notice?.subject).toBe('Votre adresse e-mail a changé');
    expect(notice?.text).not.toContain(email);
  });

  it('vers une adresse prise répond de même ; son propriétaire l’apprend, et rien ne change', async () => {
    const user = await comeIn();
    const owner = await createUser(context.db);
    const free = await put('email', user.headers, { email: newEmail(), password: testPassword });
    const taken = await put('email', user.headers, { email: owner.email, password: testPassword });
    expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()]);
    expect((await readMe(user.headers)).json().pendingEmail).toBe(owner.email);
    const [mail] = await waitForMails(context.app, owner.email, 1);
    expect(mail?.subject).toBe('Vous avez déjà un compte');
    expect(mail?.text).not.toContain('token=');
  });

  it('vers une adresse prise entre-temps échoue au clic', async () => {
    const user = await comeIn();
    const email = newEmail();
    await put('email', user.headers, { email, password: testPassword });
    const { token } = await receiveToken(email);
    await createUser(context.db, { email });
    expect(await verify(token)).toBe('link_expired');
    expect((await readMe(user.headers)).json().email).toBe(user.email);
  });

  it('vers une adresse que personne n’a prouvée l’emporte', async () => {
    const user = await comeIn();
    const { email } = await createUser(context.db, { email: newEmail(), verified: false });
    await put('email', user.headers, { email, password: testPassword });
    expect(await verify((await receiveToken(email)).token)).toBe(200);
    expect((await readMe(user.headers)).json().email).toBe(email);
  });

  it('une seconde fois annule la première', async () => {
    const user = await comeIn();
    const [first, second] = [newEmail(), newEmail()];
    await put('email', user.headers, { email: first, password: testPassword });
    const { token } = await receiveToken(first);
    await put('email', user.headers, { email: second, password: testPassword });
    expect(await verify(token)).toBe('link_expired');
    expect((await readMe(user.headers)).json().pendingEmail).toBe(second);
  });

  it('ne se confirme plus après 24 heures', async () => {
    const user = await comeIn();
    const email = newEmail();
    await put('email', user.headers, { email, password: testPassword });
    const { token } = await receiveToken(email);
    await sql`update email_tokens set expires_at = expires_at - interval '24 hours'
      where user_id = ${user.id}`.execute(context.db);
    expect(await verify(token)).toBe('link_expired');
    expect((await readMe(user.headers)).json().pendingEmail).toBeNull();
  });

  it('apprend que le mot de passe ou l’adresse ne convient pas', async () => {
    const user = await comeIn();
    const email = newEmail();
    for (const [field, payload] of [
      ['password', { email, password: 'autre-chose' }],
      ['email', { email: user.email.toUpperCase(), password: testPassword }],
      ['email', { email: 'ailleurs', password: testPassword }],
    ] as const) {
      const response = await put('email', user.headers, payload);
      expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
    }
    expect(await readAllMails(context, email)).toEqual([]);
  });
});
