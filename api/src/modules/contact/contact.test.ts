import { describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp({ trustProxy: ['127.0.0.1'] });

const request = {
  name: 'Camille Morel',
  email: 'camille@exemple.fr',
  topic: 'achat',
  message: 'Bonjour, livrez-vous à <Vincennes> ?',
  website: '',
};

let visitors = 0;
/** Each from an address of their own, unless told. */
function send(
  payload: object,
  { key, ip = `203.0.113.${++visitors}`, token }: { key?: string; ip?: string; token?: string } = {},
) {
  const headers = {
    'x-forwarded-for': ip,
    ...(key && { 'idempotency-key': key }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return context.app.inject({ method: 'POST', url: '/api/contact', payload, headers });
}

const countStored = async (email: string) =>
  (await context.db.selectFrom('contactRequests').select('id').where('email', '=', email).execute()).length;

describe('un visiteur nous écrit', () => {
  it('et son message est gardé, nous parvient, et lui est confirmé sans un mot de lui', async () => {
    const response = await send(request);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Votre message est parti. Une confirmation vous arrive par e-mail.' },
    ]);
    const [ours] = await waitForMails(context.app, 'bonjour@parpaing.example', 1);
    expect(ours?.subject).toBe('Contact · Acheter un matériau');
    expect(ours?.text).toContain('Camille Morel (camille@exemple.fr) écrit');
    const [receipt] = await waitForMails(context.app, request.email, 1);
    expect(receipt?.subject).toBe('Votre message à Parpaing');
    expect(receipt?.text).toContain('Objet\u00a0: Acheter un matériau');
    expect(receipt?.text).toContain('Pour préciser votre demande, répondez à ce message.');
    for (const theirs of ['Vincennes', 'Camille']) expect(JSON.stringify(receipt)).not.toContain(theirs);
    expect(await countStored(request.email)).toBe(1);
  });

  it('deux fois par mégarde, et rien n’est doublé', async () => {
    const email = 'double@exemple.fr';
    await send({ ...request, email }, { key: 'essai-1' });
    const again = await send({ ...request, email }, { key: 'essai-1' });
    expect(again.statusCode).toBe(200);
    expect(await countStored(email)).toBe(1);
    await send({ ...request, email }, { key: 'essai-2' });
    expect(await countStored(email)).toBe(2);
    expect(await waitForMails(context.app, email, 2)).toHaveLength(2);
  });

  it.each([
    ['message', 'Un autre texte, écrit après coup.'],
    ['name', 'Camille Roux'],
    ['topic', 'vente'],
  ])(
    'sous la même clé avec un autre « %s », et l’apprend : rien n’est perdu en silence',
    async (field, value) => {
      const email = `change-${field}@exemple.fr`;
      await send({ ...request, email }, { key: 'essai' });
      const changed = await send({ ...request, email, [field]: value }, { key: 'essai' });
      expect([changed.statusCode, changed.json().error]).toEqual([409, 'idempotency_key_reused']);
      expect(await countStored(email)).toBe(1);
      expect(await readAllMails(context, email)).toHaveLength(1);
    },
  );

  it('sous la même clé qu’un autre, et les deux messages sont gardés', async () => {
    await send({ ...request, email: 'un@exemple.fr' }, { key: '1' });
    await send({ ...request, email: 'deux@exemple.fr' }, { key: '1' });
    expect([await countStored('un@exemple.fr'), await countStored('deux@exemple.fr')]).toEqual([1, 1]);
  });

  it('six fois en une heure, et doit attendre', async () => {
    const ip = '198.51.100.7';
    for (let count = 0; count < 5; count++) expect((await send(request, { ip })).statusCode).toBe(200);
    const response = await send(request, { ip });
    expect([response.statusCode, response.json().error]).toEqual([429, 'too_many_requests']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await send(request)).statusCode).toBe(200);
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'camille' }],
    ['topic', { topic: 'météo' }],
    ['message', { message: 'court' }],
    ['message', { message: 'x'.repeat(4001) }],
  ])('et apprend que « %s » ne convient pas', async (field, fault) => {
    const response = await send({ ...request, ...fault });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'invalid_input', details: [{ field }] });
  });
});

describe('une personne connectée nous écrit', () => {
  it('de son adresse vérifiée, et reçoit la copie de son texte', async () => {
    const account = await createUser(context.db, { email: 'Connectee@exemple.fr' });
    const { token } = await logInAs(context.app, account);
    await send({ ...request, email: 'connectee@exemple.fr' }, { token });
    const [copy] = await waitForMails(context.app, 'connectee@exemple.fr', 1);
    expect(copy?.subject).toBe('Votre message à Parpaing');
    expect(copy?.text).toContain('> Bonjour, livrez-vous à <Vincennes> ?');
    expect(copy?.html).toContain('&lt;Vincennes&gt;');
  });

  it('sous l’adresse d’une autre, qui ne lit pas un mot d’elle', async () => {
    const { token } = await logInAs(context.app, await createUser(context.db));
    const victim = await createUser(context.db);
    await send({ ...request, email: victim.email }, { token });
    const [receipt] = await waitForMails(context.app, victim.email, 1);
    expect(receipt?.text).not.toContain('Vincennes');
  });

  it('avec un jeton périmé, et le formulaire marche comme pour tout le monde', async () => {
    const account = await createUser(context.db);
    const { token, headers } = await logInAs(context.app, account);
    await context.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    for (const stale of [token, 'pas.un.jeton']) {
      expect((await send({ ...request, email: account.email }, { token: stale })).statusCode).toBe(200);
    }
    const receipts = await waitForMails(context.app, account.email, 2);
    expect(JSON.stringify(receipts)).not.toContain('Vincennes');
  });
});

it('un robot qui remplit le champ caché croit avoir réussi, et rien n’est gardé', async () => {
  const email = 'robot@exemple.fr';
  const response = await send({ ...request, email, website: 'https://spam.example' });
  expect(response.statusCode).toBe(200);
  expect(await countStored(email)).toBe(0);
  expect(await readAllMails(context, email)).toEqual([]);
});

it('une clé démesurée est refusée', async () => {
  expect((await send(request, { key: 'x'.repeat(300) })).statusCode).toBe(400);
});
