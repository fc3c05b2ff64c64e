import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../lib/ids.ts';
import { firefox, logInAs } from '../../../testing/accounts.ts';
import { createCorrespondent, createSellingCorrespondent } from '../../../testing/correspondents.ts';
import { createMaterial, createUser, testPassword } from '../../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../../testing/mailbox.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { deleteOldDrafts } from '../../messages/service.ts';

const context = useTestApp({ trustProxy: ['127.0.0.1'] });

let visitors = 0;
const newEmail = () => `ecrit${++visitors}@exemple.fr`;
const question = 'Bonjour, le lot est-il complet ?';
const strangersPassword = 'celui-du-voleur-777';

function openBrowser(headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const ip = `198.51.100.${++visitors % 250}`;
  async function post(call: string, payload: object) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await context.app.inject({
      method: 'POST',
      url: `/api/auth/${call}`,
      payload,
      headers: { 'x-forwarded-for': ip, 'user-agent': firefox, cookie, ...headers },
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  }
  return {
    cookies,
    post,
    write: (email: string, message: object, change: object = {}) =>
      post('register', { email, password: testPassword, acceptsTerms: true, message, ...change }),
    open: async (token: string) => (await post('verify-email', { token, onlyWhereWritten: true })).json(),
    confirm: async (token: string) => (await post('verify-email', { token })).json(),
  };
}

async function findTokens(email: string, count = 1): Promise<string[]> {
  const mails = await waitForMails(context.app, email, count);
  return mails.map(({ links }) => {
    const link = links.find((address) => address.includes('token='));
    return new URL(link ?? 'http://none').searchParams.get('token') ?? '';
  });
}

async function findToken(email: string, count = 1): Promise<string> {
  return (await findTokens(email, count))[0] ?? '';
}

async function createListing() {
  const seller = await createSellingCorrespondent(context);
  const { id: materialId } = await createMaterial(context.db, { sellerId: seller.id });
  return { seller, message: { clientId: newId(), materialId, text: question } };
}

const readTexts = async ({ seller }: Awaited<ReturnType<typeof createListing>>) =>
  (await seller.list()).items.map(({ lastMessage }: { lastMessage: { text: string } }) => lastMessage.text);

async function callAs(email: string, method: 'GET' | 'DELETE', url: string, password = testPassword) {
  const { headers } = await logInAs(context.app, { email, password });
  return context.app.inject({ method, url, headers });
}

async function listDrafts(email: string, password?: string) {
  const response = await callAs(email, 'GET', '/api/conversations/drafts', password);
  return response.json().items as { clientId: string; text: string }[];
}

describe('un message écrit avant d’avoir un compte', () => {
  it('part quand le lien s’ouvre dans le même navigateur, qui s’y trouve connecté', async () => {
    const listing = await createListing();
    const email = newEmail();
    const browser = openBrowser();
    const registered = await browser.write(email, listing.message, { fullName: 'Camille Morel' });
    expect([registered.statusCode, Object.keys(registered.json())]).toEqual([200, ['message']]);
    expect(registered.headers['set-cookie']).toMatch(
      /^waiting-message=[\w-]{43}; Path=\/api\/auth; Max-Age=86400; HttpOnly; SameSite=Lax$/,
    );
    expect(await readTexts(listing)).toEqual([]);

    const answer = await browser.open(await findToken(email));
    expect(answer).toMatchObject({
      outcome: 'logged_in',
      message: 'Votre adresse e-mail est vérifiée, et votre message est parti.',
      email,
      verified: true,
      role: 'USER',
      roles: ['USER'],
      isProvider: false,
      sent: [{ materialId: listing.message.materialId, conversationId: expect.any(String) }],
      unsent: [],
    });
    const me = await context.app.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${answer.token}` },
    });
    expect(me.json().email).toBe(email);
    expect(await readTexts(listing)).toEqual([question]);
    expect(await listDrafts(email)).toEqual([]);

    const mails = await waitForMails(context.app, email, 2);
    expect(mails[0]?.subject).toBe('Votre message est parti');
    expect(mails[0]?.links[0]).toContain(`/messages/${answer.sent[0].conversationId}`);
    expect(browser.cookies.get('waiting-message')).toBe('');
    expect(browser.cookies.get('remembered-device')).toMatch(/^[\w-]{43}$/);
  });

  it('ne part qu’une fois, même si le lien s’ouvre deux fois à la fois', async () => {
    const listing = await createListing();
    const email = newEmail();
    const browser = openBrowser();
    await browser.write(email, listing.message);
    const token = await findToken(email);
    const answers = await Promise.all([browser.open(token), browser.open(token)]);
    expect(answers.map(({ outcome, error }) => outcome ?? error).sort()).toEqual([
      'link_expired',
      'logged_in',
    ]);
    expect(await readTexts(listing)).toEqual([question]);
  });

  it('n’est rien à qui suit le lien sans ce navigateur : ni envoi, ni vérification', async () => {
    const listing = await createListing();
    const email = newEmail();
    const browser = openBrowser();
    await browser.write(email, listing.message);
    const token = await findToken(email);
    const scanner = openBrowser();
    scanner.cookies.set('waiting-message', 'x'.repeat(43));
    for (let count = 0; count < 2; count++) {
      expect(await scanner.open(token)).toEqual({
        outcome: 'to_confirm',
        hasMessage: true,
        message: 'Confirmez que cette adresse est la vôtre.',
      });
    }
    expect(scanner.cookies.get('remembered-device')).toBeUndefined();
    expect(await readTexts(listing)).toEqual([]);
    expect((await browser.open(token)).outcome).toBe('logged_in');
  });

  it('confirmé ailleurs, devient le brouillon de qui se connecte avec son mot de passe', async () => {
    const listing = await createListing();
    const email = newEmail();
    await openBrowser().write(email, listing.message);
    const confirmed = await openBrowser().confirm(await findToken(email));
    expect(confirmed).toEqual({
      outcome: 'verified',
      email,
      message: expect.stringContaining('vous attend en brouillon'),
    });
    expect(JSON.stringify(confirmed)).not.toContain(question);
    expect(await readTexts(listing)).toEqual([]);
    const material = { id: listing.message.materialId, title: 'Laine de verre en rouleau', status: 'publie' };
    expect(await listDrafts(email)).toEqual([
      { clientId: listing.message.clientId, text: question, createdAt: expect.any(String), material },
    ]);
  });

  it('n’est plus un brouillon une fois envoyé, et reste unique', async () => {
    const listing = await createListing();
    const email = newEmail();
    await openBrowser().write(email, listing.message);
    await openBrowser().confirm(await findToken(email));
    const { headers } = await logInAs(context.app, { email });
    const send = () =>
      context.app.inject({ method: 'POST', url: '/api/conversations', headers, payload: listing.message });
    expect((await send()).json()).toEqual((await send()).json());
    expect(await listDrafts(email)).toEqual([]);
    expect(await readTexts(listing)).toEqual([question]);
  });

  it('du navigateur d’un membre attend d’être envoyé, et laisse sa session', async () => {
    const listing = await createListing();
    const member = await logInAs(context.app, await createUser(context.db));
    const browser = openBrowser(member.headers);
    const email = newEmail();
    await browser.write(email, listing.message);
    expect((await browser.confirm(await findToken(email))).outcome).toBe('verified');
    expect(await listDrafts(email)).toHaveLength(1);
    expect(await readTexts(listing)).toEqual([]);
  });

  it('repart avec le lien renvoyé, et la dernière version l’emporte', async () => {
    const listing = await createListing();
    const email = newEmail();
    const browser = openBrowser();
    await browser.write(email, listing.message);
    await browser.write(email, { ...listing.message, text: 'Bonjour, livrez-vous ?' });
    await findTokens(email, 2);
    const resent = await browser.post('resend-verification', { email });
    expect(resent.headers['set-cookie']).toContain(
      `waiting-message=${browser.cookies.get('waiting-message')}`,
    );
    const tokens = await findTokens(email, 3);
    expect((await browser.open(tokens[0] ?? '')).sent).toHaveLength(1);
    expect(await readTexts(listing)).toEqual(['Bonjour, livrez-vous ?']);
    expect((await browser.open(tokens[2] ?? '')).error).toBe('link_expired');
  });

  it('repart avec le lien renvoyé, même si une étrangère s’est inscrite entre-temps', async () => {
    const [listing, other] = await Promise.all([createListing(), createListing()]);
    const email = newEmail();
    const browser = openBrowser();
    await browser.write(email, listing.message);
    await findToken(email);
    await openBrowser().write(email, other.message, { password: strangersPassword });
    await findTokens(email, 2);
    await browser.post('resend-verification', { email });
    const answer = await browser.open(await findToken(email, 3));
    expect(answer.sent).toMatchObject([{ materialId: listing.message.materialId }]);
    await logInAs(context.app, { email, password: testPassword });
    expect(await readTexts(other)).toEqual([]);
  });

  it('écrit une fois le nombre de mails du jour atteint, part avec un lien déjà reçu', async () => {
    const { seller, message } = await createListing();
    const email = newEmail();
    const browser = openBrowser();
    const write = (count: number) =>
      browser.write(email, { ...message, clientId: newId(), text: `Question ${count}` });
    for (const count of [1, 2, 3, 4, 5]) await write(count);
    const [token = ''] = await findTokens(email, 5);
    await write(6);
    expect((await browser.open(token)).sent).toHaveLength(6);
    expect(await readTexts({ seller, message })).toEqual(['Question 6']);
    expect(await readAllMails(context, email)).toHaveLength(6);
  });

  it('part avec les autres du même navigateur, quel que soit le lien ouvert', async () => {
    const [first, second] = await Promise.all([createListing(), createListing()]);
    const email = newEmail();
    const browser = openBrowser();
    await browser.write(email, first.message);
    await findToken(email);
    await browser.write(email, second.message);
    const [, older = ''] = await findTokens(email, 2);
    expect((await browser.open(older)).sent).toHaveLength(2);
    expect([await readTexts(first), await readTexts(second)]).toEqual([[question], [question]]);
    const [mail] = await waitForMails(context.app, email, 3);
    expect(mail?.subject).toBe('Vos messages sont partis');
  });

  it('écrit de même dans un second onglet ne part qu’une fois', async () => {
    const listing = await createListing();
    const email = newEmail();
    const browser = openBrowser();
    await browser.write(email, listing.message);
    await browser.write(email, { ...listing.message, clientId: newId() });
    const [token = ''] = await findTokens(email, 2);
    expect(await browser.open(token)).toMatchObject({
      fullName: 'ecrit',
      sent: [{ materialId: listing.message.materialId }],
    });
    expect(await readTexts(listing)).toEqual([question]);
  });

  it('ne perd pas « Confirmer » à force de rouvrir le lien ailleurs', async () => {
    const { message } = await createListing();
    const email = newEmail();
    await openBrowser().write(email, message);
    const token = await findToken(email);
    const elsewhere = openBrowser();
    for (let count = 0; count < 30; count++) await elsewhere.open(token);
    expect((await elsewhere.open(token)).error).toBe('too_many_requests');
    expect((await elsewhere.confirm(token)).outcome).toBe('verified');
  });

  it('expire avec son lien', async () => {
    const listing = await createListing();
    const email = newEmail();
    const browser = openBrowser();
    await browser.write(email, listing.message);
    const token = await findToken(email);
    await sql`
      update email_tokens set expires_at = expires_at - interval '24 hours'
      where message_client_id = ${listing.message.clientId}`.execute(context.db);
    expect((await browser.open(token)).error).toBe('link_expired');
    await browser.post('resend-verification', { email });
    expect((await openBrowser().confirm(await findToken(email, 2))).message).toBe(
      'Votre adresse e-mail est vérifiée.',
    );
    expect(await listDrafts(email)).toEqual([]);
  });
});

describe('une étrangère qui écrit en donnant l’adresse d’autrui', () => {
  it('n’envoie rien : le propriétaire ouvre son propre lien, et ne voit pas ce qu’elle a écrit', async () => {
    const listing = await createListing();
    const own = await createListing();
    const email = newEmail();
    const stranger = openBrowser();
    const owner = openBrowser();
    await stranger.write(email, listing.message, { password: strangersPassword });
    const strangersToken = await findToken(email);
    await owner.write(email, own.message);
    const [ownersToken = ''] = await findTokens(email, 2);
    expect(await owner.open(strangersToken)).toMatchObject({ outcome: 'to_confirm', hasMessage: true });
    expect((await owner.open(ownersToken)).sent).toHaveLength(1);
    expect([await readTexts(listing), await readTexts(own)]).toEqual([[], [question]]);
    expect(await listDrafts(email)).toEqual([]);
    expect((await stranger.open(strangersToken)).error).toBe('link_expired');
  });

  it('garde son brouillon pour elle seule, que la réinitialisation du mot de passe efface', async () => {
    const listing = await createListing();
    const email = newEmail();
    await openBrowser().write(email, listing.message, { password: strangersPassword });
    const owner = openBrowser();
    await owner.confirm(await findToken(email));
    expect(await listDrafts(email, strangersPassword)).toHaveLength(1);

    await owner.post('forgot-password', { email, frontendUrl: 'http://localhost:8080/auth/reset-password' });
    const token = await findToken(email, 2);
    expect((await owner.post('reset-password', { token, newPassword: testPassword })).statusCode).toBe(200);
    expect(await listDrafts(email)).toEqual([]);
    expect(await readTexts(listing)).toEqual([]);
  });

  it('apprend par la réponse aussi peu de l’adresse qui a un compte, dont le mail ne cite rien', async () => {
    const listing = await createListing();
    const known = await createUser(context.db);
    const [taken, free] = [openBrowser(), openBrowser()];
    const answers = [
      await taken.write(known.email, listing.message),
      await free.write(newEmail(), { ...listing.message, clientId: newId() }),
    ];
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    const shapes = answers.map(({ headers }) => String(headers['set-cookie']).replace(/=[\w-]{43}/, ''));
    expect(shapes[0]).toBe(shapes[1]);
    const [mail] = await readAllMails(context, known.email);
    expect(mail?.subject).toBe('Vous avez déjà un compte');
    expect(mail?.text).toContain('Le message écrit au vendeur n’est pas parti.');
    expect(mail?.text).not.toContain(question);
    expect(await listDrafts(known.email)).toEqual([]);
    expect(await readTexts(listing)).toEqual([]);
  });

  it('ne fait rien citer au lien de vérification', async () => {
    const listing = await createListing();
    const email = newEmail();
    await openBrowser().write(email, { ...listing.message, text: 'Gagnez https://spam.example' });
    const [mail] = await waitForMails(context.app, email, 1);
    expect(mail?.text).toContain('dans le navigateur où vous l’avez écrit');
    expect(mail?.text).not.toContain('spam.example');
  });
});

describe('un message qui ne peut pas partir', () => {
  it.each([
    ['vendu', 'vendu', 'Ce matériau n’est plus en vente.'],
    ['en pause', 'en_pause', 'Ce matériau n’est plus en vente.'],
  ])('(%s entre-temps) devient un brouillon, et la connexion tient', async (_, status, reason) => {
    const listing = await createListing();
    const email = newEmail();
    const browser = openBrowser();
    await browser.write(email, listing.message);
    const { materialId } = listing.message;
    await context.db.updateTable('materials').set({ status }).where('id', '=', materialId).execute();
    expect(await browser.open(await findToken(email))).toMatchObject({
      outcome: 'logged_in',
      message: expect.stringContaining('n’a pas pu partir'),
      sent: [],
      unsent: [{ materialId, reason }],
    });
    expect(await listDrafts(email)).toMatchObject([{ text: question }]);
    expect(await readTexts(listing)).toEqual([]);
    expect(await readAllMails(context, email)).toHaveLength(1);
  });

  it('à un vendeur parti ne laisse pas de conversation vide', async () => {
    const listing = await createListing();
    const email = newEmail();
    const browser = openBrowser();
    await browser.write(email, listing.message);
    await sql`update users set deleted_at = now() where id = ${listing.seller.id}`.execute(context.db);
    const answer = await browser.open(await findToken(email));
    expect(answer.unsent).toMatchObject([{ reason: expect.stringContaining('a été supprimé') }]);
    const { rows } = await sql`
      select id from conversations where material_id = ${listing.message.materialId}`.execute(context.db);
    expect(rows).toEqual([]);
  });

  it('sur un matériau effacé laisse l’adresse se vérifier', async () => {
    const listing = await createListing();
    const email = newEmail();
    const [here, elsewhere] = [openBrowser(), openBrowser()];
    await here.write(email, listing.message);
    const token = await findToken(email);
    const other = newEmail();
    await here.write(other, listing.message);
    const otherToken = await findToken(other);
    await context.db.deleteFrom('materials').where('id', '=', listing.message.materialId).execute();
    expect(await here.open(token)).toMatchObject({
      outcome: 'logged_in',
      unsent: [{ reason: 'Ce matériau n’est plus en vente.' }],
    });
    expect((await elsewhere.confirm(otherToken)).outcome).toBe('verified');
    expect([await listDrafts(email), await listDrafts(other)]).toEqual([[], []]);
  });

  it('faute de la base laisse le lien entier, et rien d’à moitié fait', async () => {
    const listing = await createListing();
    const email = newEmail();
    const browser = openBrowser();
    await browser.write(email, listing.message);
    const token = await findToken(email);
    await sql`alter table messages add constraint broken check (text <> ${sql.lit(question)}) not valid`.execute(
      context.db,
    );
    expect((await browser.open(token)).error).toBe('internal_error');
    await sql`alter table messages drop constraint broken`.execute(context.db);
    const { rows } = await sql`
      select verified_at, (select count(*)::int from sessions where user_id = users.id) as sessions
      from users where email = ${email}`.execute(context.db);
    expect(rows).toEqual([{ verifiedAt: null, sessions: 0 }]);
    expect((await browser.open(token)).sent).toHaveLength(1);
    expect(await readTexts(listing)).toEqual([question]);
  });

  it.each([
    ['inconnu', () => newId(), [404, 'not_found']],
    [
      'plus en vente',
      async () => (await createMaterial(context.db, { status: 'archive' })).id,
      [410, 'material_gone'],
    ],
  ] as const)('parce que le matériau est %s est refusé avant le compte', async (_, find, expected) => {
    const email = newEmail();
    const materialId = await find();
    const response = await openBrowser().write(email, { clientId: newId(), materialId, text: question });
    expect([response.statusCode, response.json().error]).toEqual(expected);
    expect(await readAllMails(context, email)).toEqual([]);
  });

  it.each([
    ['message.text', { text: ' ' }],
    ['message.text', { text: 'x'.repeat(4001) }],
    ['message.clientId', { clientId: 'x' }],
    ['message.materialId', { materialId: 'x' }],
  ])('apprend que « %s » ne convient pas', async (field, change) => {
    const { message } = await createListing();
    const response = await openBrowser().write(newEmail(), { ...message, ...change });
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });
});

describe('un brouillon', () => {
  async function createDraft() {
    const { message } = await createListing();
    const email = newEmail();
    await openBrowser().write(email, message);
    await openBrowser().confirm(await findToken(email));
    return { email, url: `/api/conversations/drafts/${message.clientId}` };
  }

  it('se supprime, une fois', async () => {
    const { email, url } = await createDraft();
    expect((await callAs(email, 'DELETE', url)).statusCode).toBe(204);
    expect((await callAs(email, 'DELETE', url)).statusCode).toBe(404);
    expect(await listDrafts(email)).toEqual([]);
  });

  it('d’autrui ne se voit ni ne se supprime', async () => {
    const { email, url } = await createDraft();
    const other = await createCorrespondent(context);
    expect((await other.call('GET', '/api/conversations/drafts')).json()).toEqual({ items: [] });
    expect((await other.call('DELETE', url)).statusCode).toBe(404);
    expect(await listDrafts(email)).toHaveLength(1);
  });

  it('s’efface après 30 jours', async () => {
    const { email } = await createDraft();
    const age = (days: number) =>
      sql`update message_drafts set created_at = now() - make_interval(days => ${days})`.execute(context.db);
    await age(29);
    await deleteOldDrafts(context.db);
    expect(await listDrafts(email)).toHaveLength(1);
    await age(31);
    await deleteOldDrafts(context.db);
    expect(await listDrafts(email)).toEqual([]);
  });

  it('est dans les données que l’on emporte, et s’efface avec le compte', async () => {
    const { email } = await createDraft();
    const exported = await callAs(email, 'GET', '/api/users/me/export');
    expect(exported.json().messageDrafts).toMatchObject([{ text: question }]);
    const { headers } = await logInAs(context.app, { email });
    const payload = { password: testPassword };
    await context.app.inject({ method: 'DELETE', url: '/api/users/me', headers, payload });
    const { rows } = await sql`
      select client_id from message_drafts join users on users.id = user_id
      where deleted_at is not null`.execute(context.db);
    expect(rows).toEqual([]);
  });
});
