import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { composeWelcomeMail } from './mails.ts';

const context = useTestApp({ trustProxy: ['127.0.0.1'] });
const unknownToken = 'x'.repeat(43);

let visitors = 0;
function subscribe(payload: object, ip = `203.0.113.${++visitors}`) {
  return context.app.inject({
    method: 'POST',
    url: '/api/newsletter',
    payload,
    headers: { 'x-forwarded-for': ip },
  });
}

/** The mails of the one address, newest first, and where their links lead. */
async function receive(email: string, count: number) {
  const mails = await waitForMails(context.app, email, count);
  const find = (call: string) =>
    mails[0]?.links
      .find((link) => link.includes(`/api/newsletter/${call}?`))
      ?.slice('http://localhost:8080'.length);
  return { mail: mails[0], confirm: find('confirm') ?? '', unsubscribe: find('unsubscribe') ?? '' };
}

/** What the page that a link leads to posts. */
async function answer(path: string) {
  const response = await context.app.inject({
    method: 'POST',
    url: path,
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return [response.statusCode, response.headers.location];
}

async function statusOf(email: string) {
  const row = await context.db
    .selectFrom('newsletterSubscriptions')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.status;
}

describe('un visiteur s’inscrit à la lettre', () => {
  it('en deux temps, puis se désinscrit d’un clic', async () => {
    const email = 'camille@exemple.fr';
    const response = await subscribe({ email });
    expect(response.json().message).toContain('un message vous y attend');
    expect(await statusOf(email)).toBe('pending');

    const { mail, confirm } = await receive(email, 1);
    expect(mail?.subject).toBe('Confirmez votre inscription à la lettre');
    expect(await answer(confirm)).toEqual([303, '/?newsletter=confirmed']);
    expect(await statusOf(email)).toBe('confirmed');

    const { mail: welcome, unsubscribe } = await receive(email, 2);
    expect(welcome?.subject).toBe('Votre inscription est confirmée');
    expect(await answer(confirm)).toEqual([303, '/?newsletter=confirmed']);
    expect(await answer(unsubscribe)).toEqual([303, '/?newsletter=unsubscribed']);
    expect(await statusOf(email)).toBe('unsubscribed');
    expect(await answer(confirm)).toEqual([303, '/?newsletter=expired']);
    expect(await readAllMails(context, email)).toHaveLength(2);
  });

  it('déjà inscrit, il lit la même réponse et l’apprend par courriel', async () => {
    const email = 'fidele@exemple.fr';
    const first = await subscribe({ email });
    await answer((await receive(email, 1)).confirm);
    await receive(email, 2);
    const second = await subscribe({ email: 'Fidele@exemple.fr' });
    expect([second.statusCode, second.json()]).toEqual([first.statusCode, first.json()]);
    expect((await receive(email, 3)).mail?.subject).toBe('Vous êtes déjà inscrit');
    expect(await statusOf(email)).toBe('confirmed');
  });

  it('et son lien ne vaut plus rien après sept jours', async () => {
    const email = 'tardif@exemple.fr';
    await subscribe({ email });
    const { confirm } = await receive(email, 1);
    await sql`update newsletter_tokens set expires_at = expires_at - interval '7 days'`.execute(context.db);
    expect(await answer(confirm)).toEqual([303, '/?newsletter=expired']);
    expect(await statusOf(email)).toBe('pending');
  });

  it('et aucun jeton n’est gardé en clair', async () => {
    const email = 'discret@exemple.fr';
    await subscribe({ email });
    const { confirm } = await receive(email, 1);
    const token = new URL(confirm, 'http://localhost').searchParams.get('token') ?? '';
    const rows = await context.db.selectFrom('newsletterTokens').selectAll().execute();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['email', {}],
    ['email', { email: 'camille' }],
    ['email', { email: `${'x'.repeat(260)}@exemple.fr` }],
  ])('et apprend que « %s » ne convient pas', async (field, payload) => {
    const response = await subscribe(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'invalid_input', details: [{ field }] });
  });
});

describe('les liens', () => {
  it.each([
    ['confirm', 'expired'],
    ['unsubscribe', 'unknown'],
  ])('%s d’un jeton inconnu, coupé ou absent mènent à une phrase', async (call, outcome) => {
    for (const query of [`?token=${unknownToken}`, '?token=cou', '?token=a&token=b', '']) {
      expect(await answer(`/api/newsletter/${call}${query}`)).toEqual([303, `/?newsletter=${outcome}`]);
    }
  });

  it('mènent à la page qui demande, et ne changent rien pour qui les vérifie', async () => {
    const email = 'filtree@exemple.fr';
    await subscribe({ email });
    const { confirm } = await receive(email, 1);
    const token = new URL(confirm, 'http://localhost').searchParams.get('token');
    const response = await context.app.inject(confirm);
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      `/?newsletter=confirm&token=${token}`,
    ]);
    expect(await statusOf(email)).toBe('pending');
    await answer(confirm);
    const { unsubscribe } = await receive(email, 2);
    expect((await context.app.inject(unsubscribe)).headers.location).toContain('/?newsletter=unsubscribe&');
    expect(await statusOf(email)).toBe('confirmed');
  });

  it('se désinscrivent d’un seul geste dans le logiciel de courriel', async () => {
    const email = 'presse@exemple.fr';
    await subscribe({ email });
    const { confirm, unsubscribe: tooEarly } = await receive(email, 1);
    expect(tooEarly).toBe('');
    await answer(confirm);
    const { unsubscribe } = await receive(email, 2);
    const response = await context.app.inject({
      method: 'POST',
      url: unsubscribe,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.statusCode).toBe(204);
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('sont annoncés dans les en-têtes du courriel', () => {
    const site = { brandName: 'Parpaing', publicUrl: 'https://parpaing.example' };
    const { headers } = composeWelcomeMail(site, { email: 'a@exemple.fr', unsubscribeToken: 'jeton' });
    expect(headers).toEqual({
      'List-Unsubscribe': '<https://parpaing.example/api/newsletter/unsubscribe?token=jeton>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});

describe('un abus', () => {
  it('depuis une machine est arrêté', async () => {
    const ip = '198.51.100.9';
    for (let count = 0; count < 5; count++) await subscribe({ email: `abus${count}@exemple.fr` }, ip);
    const response = await subscribe({ email: 'abus6@exemple.fr' }, ip);
    expect([response.statusCode, response.json().error]).toEqual([429, 'too_many_requests']);
    expect(response.headers).toHaveProperty('retry-after');
  });

  it('depuis plusieurs n’inonde pas une adresse, sans rien en dire', async () => {
    const email = 'victime@exemple.fr';
    for (let count = 0; count < 5; count++) expect((await subscribe({ email })).statusCode).toBe(200);
    const tokens = await context.db
      .selectFrom('newsletterTokens')
      .innerJoin('newsletterSubscriptions', 'id', 'subscriptionId')
      .select('hash')
      .where('email', '=', email)
      .where('purpose', '=', 'confirm')
      .execute();
    expect(tokens).toHaveLength(3);
  });

  it('d’un robot qui remplit le champ caché ne laisse pas de trace', async () => {
    const email = 'robot@exemple.fr';
    expect((await subscribe({ email, website: 'https://spam.example' })).statusCode).toBe(200);
    expect(await statusOf(email)).toBeUndefined();
  });
});
