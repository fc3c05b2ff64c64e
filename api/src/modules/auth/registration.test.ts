import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cheapHash, createUser, testPassword } from '../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createPasswordHasher } from './passwords.ts';

let hashes = 0;
const hasher = createPasswordHasher(cheapHash);
const context = useTestApp({
  trustProxy: ['127.0.0.1'],
  passwords: {
    ...hasher,
    hash: (password) => {
      hashes++;
      return hasher.hash(password);
    },
  },
});

let visitors = 0;
const newEmail = () => `nouveau${++visitors}@exemple.fr`;
function post(call: string, payload: object, ip = `203.0.113.${++visitors % 250}`) {
  return context.app.inject({
    method: 'POST',
    url: `/api/auth/${call}`,
    payload,
    headers: { 'x-forwarded-for': ip },
  });
}
const form = (email: string, change = {}) => ({
  fullName: 'Camille Morel',
  email,
  password: testPassword,
  acceptsTerms: true,
  ...change,
});
const logIn = async (email: string, password = testPassword) => {
  const response = await post('login', { email, password });
  return response.json().error ?? response.statusCode;
};
const findAccount = (email: string) =>
  context.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

/** The links of the mails of one address, newest first. */
async function receiveLinks(email: string, count: number) {
  const mails = await waitForMails(context.app, email, count);
  return mails.map(({ links }) => new URL(links.find((link) => link.includes('token=')) ?? 'http://none'));
}
const tokenOf = (link: URL | undefined) => link?.searchParams.get('token') ?? '';
const verify = async (link: URL | undefined) => {
  const response = await post('verify-email', { token: tokenOf(link) });
  return response.json().error ?? response.statusCode;
};

describe('une personne s’inscrit', () => {
  it('vérifie son adresse par le lien reçu, puis se connecte', async () => {
    const email = newEmail();
    const response = await post('register', form(email, { returnUrl: '/materials/42?a=b' }));
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Inscription réussie. Veuillez consulter votre e-mail.' },
    ]);
    expect(await logIn(email)).toBe('email_not_verified');

    const [mail] = await waitForMails(context.app, email, 1);
    expect(mail?.subject).toBe('Vérifiez votre adresse e-mail');
    expect(mail?.html).toContain('Vérifier mon adresse');
    const [link] = await receiveLinks(email, 1);
    expect([link?.origin, link?.pathname, link?.searchParams.get('returnUrl')]).toEqual([
      'http://localhost:8080',
      '/auth/verify-email',
      '/materials/42?a=b',
    ]);
    const verified = await post('verify-email', { token: tokenOf(link) });
    expect([verified.statusCode, verified.json()]).toEqual([
      200,
      { outcome: 'verified', email, message: 'Votre adresse e-mail est vérifiée.' },
    ]);
    expect(await logIn(email)).toBe(200);
  });

  it('et le lien ne sert qu’une fois, même suivi deux fois en même temps', async () => {
    const email = newEmail();
    await post('register', form(email));
    const [link] = await receiveLinks(email, 1);
    expect((await Promise.all([verify(link), verify(link)])).sort()).toEqual([200, 'link_expired']);
    expect(await verify(link)).toBe('link_expired');
  });

  it('et le lien ne vaut plus rien après 24 heures', async () => {
    const email = newEmail();
    await post('register', form(email));
    const [link] = await receiveLinks(email, 1);
    await sql`update email_tokens set expires_at = expires_at - interval '24 hours'`.execute(context.db);
    expect(await verify(link)).toBe('link_expired');
    expect(await logIn(email)).toBe('email_not_verified');
  });

  it('et aucun jeton n’est gardé en clair', async () => {
    const email = newEmail();
    await post('register', form(email));
    const [link] = await receiveLinks(email, 1);
    const rows = await context.db.selectFrom('emailTokens').selectAll().execute();
    const jobs = await sql<{ data: { sealed: string } }>`
      select * from pgboss.job where name = 'mail-delivery'`.execute(context.db);
    expect(tokenOf(link)).toHaveLength(43);
    expect(jobs.rows[0]?.data.sealed).toMatch(/^[\w+/=]{500,}$/);
    for (const kept of [rows, jobs.rows]) {
      expect(JSON.stringify(kept)).not.toContain(tokenOf(link));
      expect(JSON.stringify(kept)).not.toContain(email);
    }
  });

  it.each([
    ['fullName', { fullName: 'C' }],
    ['fullName', { fullName: undefined }],
    ['email', { email: 'camille' }],
    ['password', { password: 'court' }],
    ['acceptsTerms', { acceptsTerms: false }],
    ['returnUrl', { returnUrl: 'https://ailleurs.example' }],
    ['returnUrl', { returnUrl: '//ailleurs.example' }],
  ])('et apprend que « %s » ne convient pas', async (field, change) => {
    const response = await post('register', form(newEmail(), change));
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });

  it.each(['motdepasse1', 'camille-morel', 'aaaaaaaaaaaa'])(
    'et apprend que « %s » se devine, dans sa langue',
    async (password) => {
      const email = newEmail();
      const response = await post('register', form(email, { password }));
      expect([response.statusCode, response.json().error]).toEqual([400, 'invalid_input']);
      expect(response.json().details).toEqual([
        { field: 'password', message: expect.stringContaining('se devine trop facilement') },
      ]);
      expect(await findAccount(email)).toBeUndefined();
    },
  );

  it('sans pouvoir se donner un rôle, une vérification ni un numéro', async () => {
    const email = newEmail();
    const extra = { role: 'ADMIN', verified: true, verifiedAt: '2020-01-01', isProvider: true, id: 'moi' };
    expect((await post('register', form(email, extra))).statusCode).toBe(200);
    expect(await findAccount(email)).toMatchObject({ role: 'USER', verifiedAt: null });
  });
});

describe('s’inscrire à une adresse', () => {
  it('qui a un compte reçoit la même réponse, coûte le même travail, et ne change rien', async () => {
    const known = await createUser(context.db, { fullName: 'Dominique Petit' });
    const before = await findAccount(known.email);
    hashes = 0;
    const answers = [
      await post('register', form(known.email, { password: 'un-autre-mot-de-passe-88' })),
      await post('register', form(newEmail())),
    ];
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(hashes).toBe(2);
    expect(await findAccount(known.email)).toEqual(before);
    const [mail] = await waitForMails(context.app, known.email, 1);
    expect(mail?.subject).toBe('Vous avez déjà un compte');
    expect(mail?.links).toEqual(
      expect.arrayContaining([
        'http://localhost:8080/auth/login',
        'http://localhost:8080/auth/forgot-password',
      ]),
    );
    expect(mail?.text).not.toContain('token=');
  });

  it.each(['avant', 'après'])(
    'd’autrui %s lui ne glisse pas un mot de passe sous son lien',
    async (moment) => {
      const email = newEmail();
      const owner = form(email, { fullName: 'La Propriétaire' });
      const thief = form(email, { fullName: 'Le Voleur', password: 'celui-du-voleur-777' });
      for (const registration of moment === 'avant' ? [thief, owner] : [owner, thief]) {
        await post('register', registration);
      }
      const links = await receiveLinks(email, 2);
      const [ownersLink, thiefsLink] = moment === 'avant' ? links : links.reverse();
      expect(await verify(ownersLink)).toBe(200);
      expect(await logIn(email, testPassword)).toBe(200);
      expect(await logIn(email, 'celui-du-voleur-777')).toBe('invalid_credentials');
      expect((await findAccount(email))?.fullName).toBe('La Propriétaire');
      expect(await verify(thiefsLink)).toBe('link_expired');
    },
  );

  it('ne remplit pas la boîte de son propriétaire', async () => {
    const email = newEmail();
    const ip = '198.51.100.17';
    for (let count = 0; count < 7; count++) {
      expect((await post('register', form(email), ip)).statusCode).toBe(200);
    }
    expect(await readAllMails(context, email)).toHaveLength(5);
    for (let count = 0; count < 17; count++) await post('register', form(email));
    expect(await readAllMails(context, email)).toHaveLength(20);
  });

  it('n’est pas permis sans fin à une même machine', async () => {
    const ip = '198.51.100.7';
    for (let count = 0; count < 30; count++)
      await post('register', { ...form(newEmail()), website: 'x' }, ip);
    const response = await post('register', form(newEmail()), ip);
    expect([response.statusCode, response.json().error]).toEqual([429, 'too_many_requests']);
    expect(response.headers).toHaveProperty('retry-after');
  });

  it('par un robot qui remplit le champ caché ne laisse pas de trace', async () => {
    const email = newEmail();
    expect((await post('register', form(email, { website: 'https://spam.example' }))).statusCode).toBe(200);
    expect(await findAccount(email)).toBeUndefined();
  });
});

it('s’inscrire à l’adresse que laisse un compte supprimé ne le réveille pas', async () => {
  const { id } = await createUser(context.db, { deletedAt: new Date(), verified: false });
  const left = `${id}@compte-supprime.invalid`;
  const refused = await post('register', form(left));
  expect([refused.statusCode, refused.json().details]).toEqual([
    400,
    [{ field: 'email', message: 'Adresse e-mail invalide.' }],
  ]);
  // Even under an address that the form would take.
  const before = await findAccount(`${id}@exemple.fr`);
  expect((await post('register', form(`${id}@exemple.fr`))).statusCode).toBe(200);
  expect(await findAccount(`${id}@exemple.fr`)).toEqual(before);
});

it('l’acceptation des conditions est datée, et celle de l’inscription confirmée vaut', async () => {
  const email = newEmail();
  await post('register', form(email));
  const first = await findAccount(email);
  const [link] = await receiveLinks(email, 1);
  await post('register', form(email));
  expect((await findAccount(email))?.termsAcceptedAt).not.toEqual(first?.termsAcceptedAt);
  await verify(link);
  expect(first?.termsAcceptedAt).toBeInstanceOf(Date);
  expect((await findAccount(email))?.termsAcceptedAt).toEqual(first?.termsAcceptedAt);
});

describe('redemander le lien', () => {
  it('en donne un neuf, sans gâter le précédent ; le premier qui sert éteint l’autre', async () => {
    const email = newEmail();
    await post('register', form(email));
    await receiveLinks(email, 1);
    const response = await post('resend-verification', { email, returnUrl: '/favorites' });
    expect(response.statusCode).toBe(200);
    const [fresh, old] = await receiveLinks(email, 2);
    expect(fresh?.searchParams.get('returnUrl')).toBe('/favorites');
    expect([await verify(old), await verify(fresh)]).toEqual([200, 'link_expired']);
    expect(await logIn(email)).toBe(200);
  });

  it('répond de même à une adresse inconnue, ou déjà vérifiée, dont le propriétaire seul apprend le reste', async () => {
    const known = await createUser(context.db);
    const unknown = newEmail();
    const answers = [
      await post('resend-verification', { email: known.email }),
      await post('resend-verification', { email: unknown }),
    ];
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect((await waitForMails(context.app, known.email, 1))[0]?.subject).toBe('Vous avez déjà un compte');
    expect((await waitForMails(context.app, unknown, 1))[0]?.subject).toBe('Aucun compte à cette adresse');
    expect(await findAccount(unknown)).toBeUndefined();
  });

  it('ne remplit pas la boîte de quelqu’un', async () => {
    const email = newEmail();
    for (let count = 0; count < 7; count++) {
      await post('resend-verification', { email }, '198.51.100.18');
    }
    expect(await readAllMails(context, email)).toHaveLength(5);
  });

  it('apprend que « email » ne convient pas', async () => {
    const response = await post('resend-verification', { email: 'camille' });
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'email']);
  });

  it('n’est pas permis sans fin à une même machine', async () => {
    const ip = '198.51.100.8';
    for (let count = 0; count < 30; count++) {
      await post('resend-verification', { email: 'cible@exemple.fr' }, ip);
    }
    expect((await post('resend-verification', { email: newEmail() }, ip)).statusCode).toBe(429);
  });
});

describe('un lien de vérification', () => {
  it('inconnu est refusé', async () => {
    const response = await post('verify-email', { token: 'x'.repeat(43) });
    expect([response.statusCode, response.json().error]).toEqual([400, 'link_expired']);
  });

  it('sans jeton est refusé en nommant le champ', async () => {
    const response = await post('verify-email', {});
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'token']);
  });

  it('ne se devine pas sans fin', async () => {
    const ip = '198.51.100.9';
    for (let count = 0; count < 30; count++) await post('verify-email', { token: 'y'.repeat(43) }, ip);
    expect((await post('verify-email', { token: 'y'.repeat(43) }, ip)).statusCode).toBe(429);
  });
});

it('le journal ne garde ni lien, ni mot de passe, ni adresse', async () => {
  const email = newEmail();
  await post('register', form(email));
  const [link] = await receiveLinks(email, 1);
  await verify(link);
  const { token, refreshToken } = (await post('login', { email, password: testPassword })).json();
  const log = context.logLines.join('');
  expect(log).toContain('/api/auth/verify-email');
  for (const secret of [tokenOf(link), testPassword, email, token, refreshToken]) {
    expect(log).not.toContain(secret);
  }
});
