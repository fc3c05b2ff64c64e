import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { createCorrespondent, createExchange } from '../../testing/correspondents.ts';
import { createMaterial, createUser } from '../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { createMember, createModerator } from '../../testing/moderators.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { toParisDay } from '../statistics/days.ts';
import { deleteAccount } from '../users/account-deletion.ts';

const context = useTestApp({ trustProxy: ['127.0.0.1'] });

let visitors = 0;
const report = (id: string, payload: object, ip = `203.0.113.${++visitors}`) =>
  context.app.inject({
    method: 'POST',
    url: `/api/materials/${id}/reports`,
    payload: { reason: 'interdit', ...payload },
    headers: { 'x-forwarded-for': ip },
  });

const listStored = (targetId: string) =>
  context.db.selectFrom('reports').selectAll().where('targetId', '=', targetId).orderBy('id').execute();

describe('un visiteur signale un matériau', () => {
  it('et reçoit un accusé de réception, sans un mot de ce qu’il a tapé', async () => {
    const { id } = await createMaterial(context.db, { title: 'Plaques fibrociment' });
    const email = 'temoin@exemple.fr';
    const response = await report(id, { text: 'Amiante probable.', email });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Merci, votre signalement est enregistré. Une personne va l’examiner.' },
    ]);
    expect(await listStored(id)).toMatchObject([
      { reason: 'interdit', text: 'Amiante probable.', reporterEmail: email, reporterId: null },
    ]);
    const [mail] = await waitForMails(context.app, email, 1);
    expect(mail?.subject).toBe('Votre signalement\u00a0: «\u00a0Plaques fibrociment\u00a0»');
    expect(JSON.stringify(mail)).not.toContain('Amiante probable');
  });

  it('deux fois, et il n’y en a qu’un, avec adresse ou sans', async () => {
    const { id } = await createMaterial(context.db);
    for (let time = 0; time < 2; time++) await report(id, { email: 'double@exemple.fr' });
    for (let time = 0; time < 2; time++) await report(id, {}, '198.51.100.4');
    expect(await listStored(id)).toHaveLength(2);
    expect(await readAllMails(context, 'double@exemple.fr')).toHaveLength(1);
  });

  it('trop souvent, et doit attendre', async () => {
    const { id } = await createMaterial(context.db);
    const codes: number[] = [];
    for (let count = 0; count < 21; count++) codes.push((await report(id, {}, '198.51.100.9')).statusCode);
    expect([codes[19], codes[20]]).toEqual([200, 429]);
  });

  it('en robot qui remplit le champ caché : rien n’est gardé', async () => {
    const { id } = await createMaterial(context.db);
    expect((await report(id, { website: 'https://spam.example' })).statusCode).toBe(200);
    expect(await listStored(id)).toEqual([]);
  });

  it.each([
    ['reason', { reason: 'paiement' }],
    ['email', { email: 'temoin' }],
    ['text', { text: 'x'.repeat(2001) }],
  ])('et apprend que « %s » ne convient pas', async (field, fault) => {
    const { id } = await createMaterial(context.db);
    const response = await report(id, fault);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });

  it('qui n’existe pas, ou n’est plus en vente', async () => {
    const { id } = await createMaterial(context.db, { status: 'en_pause' });
    expect([(await report(newId(), {})).statusCode, (await report(id, {})).statusCode]).toEqual([404, 410]);
  });
});

it('un vendeur ne signale pas son propre matériau', async () => {
  const seller = await createMember(context, 'PROVIDER');
  const { id } = await createMaterial(context.db, { sellerId: seller.id });
  const response = await seller.call('POST', `/api/materials/${id}/reports`, { reason: 'autre' });
  expect(response.statusCode).toBe(403);
});

describe('un membre signale un message', () => {
  const sendReport = (
    member: Awaited<ReturnType<typeof createCorrespondent>>,
    conversationId: string,
    messageId: string,
  ) => member.call('POST', `/api/conversations/${conversationId}/reports`, { messageId, reason: 'arnaque' });

  it('qu’il a reçu ; ni le sien, ni celui d’une autre conversation, ni d’un tiers', async () => {
    const { buyer, seller, id } = await createExchange(context);
    const other = await createExchange(context);
    const stranger = await createCorrespondent(context);
    const message = (await seller.send(id, 'Envoyez un mandat cash.')).json();
    const elsewhere = (await other.seller.send(other.id, 'Bonjour.')).json();
    expect((await sendReport(buyer, id, message.id)).statusCode).toBe(200);
    expect((await sendReport(buyer, id, message.id)).statusCode).toBe(200);
    expect(await listStored(message.id)).toHaveLength(1);
    expect((await sendReport(seller, id, message.id)).statusCode).toBe(403);
    expect((await sendReport(buyer, id, elsewhere.id)).statusCode).toBe(404);
    expect((await sendReport(stranger, id, message.id)).statusCode).toBe(404);
  });

  it('et l’ADMIN n’en lit que les voisins : deux avant, deux après', async () => {
    const { buyer, seller, id, materialId } = await createExchange(context);
    for (const text of ['un', 'deux', 'trois']) await buyer.send(id, text);
    const message = (await seller.send(id, 'Envoyez un mandat cash.')).json();
    for (const text of ['quatre', 'cinq', 'six']) await buyer.send(id, text);
    await sendReport(buyer, id, message.id);
    const admin = await createModerator(context);
    const detail = await admin.get(`/reports/${message.id}`);
    expect(detail.messages.map(({ text }: { text: string }) => text)).toEqual([
      'deux',
      'trois',
      'Envoyez un mandat cash.',
      'quatre',
      'cinq',
    ]);
    expect(detail.messages.filter(({ isReported }: { isReported: boolean }) => isReported)).toMatchObject([
      { id: message.id, author: 'Négoce Dupré', isSeller: true },
    ]);
    expect(detail).toMatchObject({ kind: 'message', material: { id: materialId } });
    expect((await admin.call('GET', `/api/conversations/${id}`)).statusCode).toBe(404);
  });
});

it('un signalement dit combien de fois son matériau a été vu', async () => {
  const seller = await createUser(context.db);
  const material = await createMaterial(context.db, { sellerId: seller.id });
  const seen = { sellerId: seller.id, materialId: material.id, source: 'direct', words: '' };
  const day = toParisDay(new Date());
  const visits = ['un', 'deux'].map((visitor) => ({ ...seen, day, visitor: Buffer.from(visitor) }));
  await context.db.insertInto('viewEvents').values(visits).execute();
  await report(material.id, {});
  const admin = await createModerator(context);
  expect((await admin.get(`/reports/${material.id}`)).material.views).toBe(2);
});

it('les signalements se lisent par matériau, les plus graves d’abord, avec leur nombre', async () => {
  const admin = await createModerator(context);
  await context.db.deleteFrom('reports').execute();
  const [light, grave] = [await createMaterial(context.db), await createMaterial(context.db)];
  const witness = await createMember(context, 'USER', 'Julien Marchal');
  await witness.call('POST', `/api/materials/${light.id}/reports`, { reason: 'indisponible' });
  await report(grave.id, { reason: 'trompeur' });
  await report(grave.id, { reason: 'interdit' });
  const list = await admin.get('/reports');
  expect(list).toMatchObject({
    total: 2,
    items: [
      { id: grave.id, reason: 'interdit', reportCount: 2, reporter: null },
      { id: light.id, reason: 'indisponible', reportCount: 1, reporter: 'Julien Marchal' },
    ],
  });
  expect((await admin.get('/reports?sort=oldest')).items[0].id).toBe(light.id);
  expect((await admin.get('/reports?kind=message')).total).toBe(0);
  expect((await admin.get('/counts')).reports).toBe(2);
});

it('l’onglet et la liste comptent les mêmes matériaux, aussitôt', async () => {
  const admin = await createModerator(context);
  await createMaterial(context.db);
  const { total } = await admin.get('/materials');
  expect(total).toBeGreaterThan(0);
  expect((await admin.get('/counts')).materials).toBe(total);
});

it('qui ferme son compte laisse ses signalements, sans son nom', async () => {
  const { id } = await createMaterial(context.db);
  const member = await createUser(context.db);
  await context.db
    .insertInto('reports')
    .values({ id: newId(), materialId: id, reporterId: member.id, reason: 'autre', text: 'Douteux.' })
    .execute();
  await deleteAccount(context, member.id);
  expect(await listStored(id)).toMatchObject([{ reporterId: null, reporterEmail: null, text: 'Douteux.' }]);
});
