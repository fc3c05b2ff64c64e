import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/accounts.ts';
import { createUser, testPassword } from '../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp({ trustProxy: ['127.0.0.1'] });
const page = 'http://localhost:8080/auth/reset-password';
const newPassword = 'equerre-et-cordeau-57';

let visitors = 0;
function post(call: string, payload: object, ip = `203.0.113.${++visitors % 250}`) {
  return context.app.inject({
    method: 'POST',
    url: `/api/auth/${call}`,
    payload,
    headers: { 'x-forwarded-for': ip },
  });
}
const forget = (email: string, frontendUrl = page) => post('forgot-password', { email, frontendUrl });
const reset = async (token: string, password = newPassword) => {
  const response = await post('reset-password', { token, newPassword: password });
  return response.json().error ?? response.statusCode;
};
const logIn = async (email: string, password: string) => {
  const response = await post('login', { email, password });
  return response.json().error ?? response.statusCode;
};

async function receiveToken(email: string, count = 1) {
  const [mail] = await waitForMails(context.app, email, count);
  const link = new URL(mail?.links.find((url) => url.includes('token=')) ?? 'http://none');
  return { mail, link, token: link.searchParams.get('token') ?? '' };
}

describe('une personne qui a oublié son mot de passe', () => {
  it('en choisit un autre ; ses sessions s’arrêtent et un courriel le lui dit', async () => {
    const user = await createUser(context.db);
    const session = await logInAs(context.app, user);
    const response = await forget(user.email.toUpperCase());
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Un e-mail de réinitialisation a été envoyé à votre adresse e-mail.' },
    ]);
    const { mail, link, token } = await receiveToken(user.email);
    expect(mail?.subject).toBe('Choisissez un nouveau mot de passe');
    expect(link.origin + link.pathname).toBe(page);

    const done = await post('reset-password', { token, newPassword });
    expect([done.statusCode, done.json()]).toEqual([
      200,
      {
        email: user.email,
        message: 'Votre mot de passe a été réinitialisé avec succès. Vous pouvez maintenant vous connecter.',
      },
    ]);
    const me = await context.app.inject({ url: '/api/users/me', headers: session.headers });
    const refresh = await post('refresh-token', { refreshToken: session.refreshToken });
    expect([me.statusCode, refresh.statusCode]).toEqual([401, 401]);
    expect(await logIn(user.email, testPassword)).toBe('invalid_credentials');
    expect(await logIn(user.email, newPassword)).toBe(200);
    const mails = await readAllMails(context, user.email);
    expect(mails.map(({ subject }) => subject)).toContain('Votre mot de passe a changé');
  });

  it('sans avoir jamais vérifié son adresse, la vérifie du même coup', async () => {
    const { email } = await createUser(context.db, { verified: false });
    await forget(email);
    await reset((await receiveToken(email)).token);
    expect(await logIn(email, newPassword)).toBe(200);
  });

  it('entre aussitôt, même de là où la porte s’est fermée à force d’essais', async () => {
    const { email } = await createUser(context.db);
    const home = '198.51.100.23';
    const logInAtHome = (password: string) => post('login', { email, password }, home);
    const tries = Array.from({ length: 11 }, () => logInAtHome('pas le bon mot de passe'));
    expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toContain(429);
    await forget(email);
    await reset((await receiveToken(email)).token);
    expect((await logInAtHome(newPassword)).statusCode).toBe(200);
  });

  it('garde les paramètres de la page demandée', async () => {
    const { email } = await createUser(context.db);
    await forget(email, 'https://parpaing.example/auth/reset-password?lang=fr');
    const { link } = await receiveToken(email);
    expect([link.origin, link.searchParams.get('lang')]).toEqual(['https://parpaing.example', 'fr']);
  });

  it.each([
    ['email', { email: 'camille', frontendUrl: page }],
    ['frontendUrl', { email: 'camille@exemple.fr' }],
    ['frontendUrl', { email: 'camille@exemple.fr', frontendUrl: 'javascript:alert(1)' }],
  ])('apprend que « %s » ne convient pas', async (field, payload) => {
    const response = await post('forgot-password', payload);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });

  it('n’est pas privée de son lien par une machine qui en demande sans cesse', async () => {
    const { email } = await createUser(context.db);
    const ip = '198.51.100.7';
    const payload = { email, frontendUrl: page };
    for (let count = 0; count < 30; count++) {
      expect((await post('forgot-password', payload, ip)).statusCode).toBe(200);
    }
    expect((await post('forgot-password', payload, ip)).statusCode).toBe(429);
    expect(await readAllMails(context, email)).toHaveLength(5);
    await forget(email);
    expect(await readAllMails(context, email)).toHaveLength(6);
  });

  it('n’est pas inondée par plusieurs machines ensemble', async () => {
    const { email } = await createUser(context.db);
    for (let count = 0; count < 22; count++) expect((await forget(email)).statusCode).toBe(200);
    expect(await readAllMails(context, email)).toHaveLength(20);
  });
});

describe('une adresse inconnue', () => {
  it('reçoit la même réponse ; son propriétaire seul apprend qu’elle n’a pas de compte', async () => {
    const { email } = await createUser(context.db);
    const unknown = 'inconnue@exemple.fr';
    const answers = [await forget(email), await forget(unknown)];
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    const [mail] = await waitForMails(context.app, unknown, 1);
    expect(mail?.subject).toBe('Aucun compte à cette adresse');
    expect(mail?.text).not.toContain('token=');
  });
});

describe('une page d’ailleurs', () => {
  it.each([
    'https://ailleurs.example/auth/reset-password',
    'http://localhost:8081/auth/reset-password',
    'https://localhost:8080/auth/reset-password',
    'http://localhost:8080@ailleurs.example/',
    'http://voleur@localhost:8080/auth/reset-password',
    'https://parpaing.example.ailleurs.example/',
    'http://localhost:8080/',
    'http://localhost:8080/profile/view',
    'http://localhost:8080/auth/reset-password/',
  ])('(%s) n’obtient ni lien ni courriel', async (frontendUrl) => {
    const { email } = await createUser(context.db);
    const response = await forget(email, frontendUrl);
    expect([response.statusCode, response.json().error]).toEqual([400, 'invalid_input']);
    expect(response.json().details).toEqual([
      { field: 'frontendUrl', message: 'Cette adresse n’est pas celle de notre site.' },
    ]);
    const tokens = await context.db
      .selectFrom('emailTokens')
      .innerJoin('users', 'users.id', 'userId')
      .select('hash')
      .where('email', '=', email)
      .execute();
    expect(tokens).toEqual([]);
    expect(await readAllMails(context, email)).toEqual([]);
  });
});

describe('le lien', () => {
  async function askLink() {
    const { email } = await createUser(context.db);
    await forget(email);
    return { email, ...(await receiveToken(email)) };
  }

  it('ne sert qu’une fois, même deux fois en même temps', async () => {
    const { token } = await askLink();
    const outcomes = await Promise.all([reset(token), reset(token, 'rabot-et-ciseau-91')]);
    expect(outcomes.map(String).sort()).toEqual(['200', 'link_expired']);
    expect(await reset(token)).toBe('link_expired');
  });

  it('ne vaut plus rien après une heure', async () => {
    const { token } = await askLink();
    await sql`update email_tokens set expires_at = expires_at - interval '1 hour'`.execute(context.db);
    expect(await reset(token)).toBe('link_expired');
  });

  it('reste bon quand un autre est demandé, par n’importe qui ; le premier qui sert éteint les autres', async () => {
    const { email, token: first } = await askLink();
    await forget(email);
    const { token: second } = await receiveToken(email, 2);
    expect(second).not.toBe(first);
    expect([await reset(first), await reset(second)]).toEqual([200, 'link_expired']);
  });

  it('n’est pas perdu par un mot de passe trop faible', async () => {
    const { token } = await askLink();
    const weak = await post('reset-password', { token, newPassword: 'motdepasse1' });
    expect([weak.statusCode, weak.json().details[0].field]).toEqual([400, 'newPassword']);
    expect(await reset(token)).toBe(200);
  });

  it('inconnu, ou d’un autre usage, est refusé', async () => {
    expect(await reset('x'.repeat(43))).toBe('link_expired');
    const { token } = await askLink();
    const verify = await post('verify-email', { token });
    expect(verify.json().error).toBe('link_expired');
    expect(await reset(token)).toBe(200);
  });

  it.each([
    ['token', { newPassword }],
    ['newPassword', { token: 'x'.repeat(43), newPassword: 'court' }],
  ])('apprend que « %s » ne convient pas', async (field, payload) => {
    const response = await post('reset-password', payload);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });

  it('ne se devine pas sans fin', async () => {
    const ip = '198.51.100.9';
    const payload = { token: 'y'.repeat(43), newPassword };
    for (let count = 0; count < 30; count++) await post('reset-password', payload, ip);
    expect((await post('reset-password', payload, ip)).statusCode).toBe(429);
  });
});
