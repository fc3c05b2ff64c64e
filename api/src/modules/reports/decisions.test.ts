import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { createExchange } from '../../testing/correspondents.ts';
import { createMaterial } from '../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { createMember, createModerator, prohibited } from '../../testing/moderators.ts';
import { fillMaterialForm } from '../../testing/sellers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp({ trustProxy: ['127.0.0.1'] });
let admin: Awaited<ReturnType<typeof createModerator>>;
beforeAll(async () => {
  admin = await createModerator(context);
});

let visitors = 0;
const report = (id: string, email: string) =>
  context.app.inject({
    method: 'POST',
    url: `/api/materials/${id}/reports`,
    payload: { reason: 'interdit', email },
    headers: { 'x-forwarded-for': `203.0.113.${++visitors}` },
  });

async function createOffer(title: string) {
  const seller = await createMember(context, 'PROVIDER');
  const { id } = await createMaterial(context.db, { sellerId: seller.id, title });
  return { seller, id };
}

const readStatus = async (id: string) => (await context.app.inject(`/api/materials/${id}`)).statusCode;
const readRow = (id: string) =>
  context.db
    .selectFrom('materials')
    .select(['status', 'hiddenReason', 'statusBeforeHiding', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const findEntry = async (targetId: string, action: string) =>
  (await admin.listLog()).find(
    (entry: { action: string; target: { id: string } }) =>
      entry.target.id === targetId && entry.action === action,
  );

describe('un ADMIN masque un matériau signalé', () => {
  it('qui quitte le site ; vendeur et témoins l’apprennent, avec motif et recours', async () => {
    const { seller, id } = await createOffer('Plaques fibrociment, lot de 40');
    await report(id, 'un@exemple.fr');
    await report(id, 'deux@exemple.fr');
    expect(await readStatus(id)).toBe(200);
    expect((await admin.decide(id, { action: 'uphold', ...prohibited })).statusCode).toBe(204);

    const hidden = await context.app.inject(`/api/materials/${id}`);
    expect([hidden.statusCode, hidden.json().error]).toEqual([410, 'material_gone']);
    const listed = (await context.app.inject(`/api/materials?seller=${seller.id}`)).json();
    expect(listed.items).toEqual([]);

    const [mail] = await waitForMails(context.app, seller.email, 1);
    expect(mail?.subject).toBe('Votre annonce «\u00a0Plaques fibrociment, lot de 40\u00a0» est masquée');
    for (const words of [
      'Motif\u00a0: produit interdit à la vente ou dangereux',
      'article 6',
      prohibited.message,
      'par une personne, sans traitement automatisé',
      'contester cette décision dans les six mois',
      'organe de règlement extrajudiciaire',
      'http://localhost:8080/terms#moderation',
    ]) {
      expect(mail?.text).toContain(words);
    }
    for (const address of ['un@exemple.fr', 'deux@exemple.fr']) {
      const mails = await waitForMails(context.app, address, 2);
      const answer = mails.find(({ subject }) => subject.startsWith('Suite à votre signalement'));
      expect(answer?.text).toContain('retirée du site');
      expect(answer?.text).toContain('contester cette décision');
      // What is written to the seller is not for others.
      expect(answer?.text).not.toContain(prohibited.message);
    }
    expect(await findEntry(id, 'hide_material')).toMatchObject({
      actor: 'Nadia Ferhat',
      target: { kind: 'material', label: 'Plaques fibrociment, lot de 40' },
      reason: 'interdit',
      note: prohibited.message,
    });
    expect((await admin.get('/reports')).items.map((item: { id: string }) => item.id)).not.toContain(id);
    expect(await admin.get('/reports?state=decided')).toMatchObject({ items: [{ id, reportCount: 2 }] });
  });

  it('que rien ne peut plus publier, puis le rétablit comme il était', async () => {
    const { seller, id } = await createOffer('Bouteille de gaz');
    await admin.hide(id);
    expect(await readRow(id)).toMatchObject({
      status: 'en_pause',
      hiddenReason: 'interdit',
      statusBeforeHiding: 'publie',
    });
    const publish = context.db.updateTable('materials').set({ status: 'publie' });
    await expect(publish.where('id', '=', id).execute()).rejects.toThrow('hidden_not_published');
    await expect(publish.where('sellerId', '=', seller.id).execute()).rejects.toThrow('hidden_not_published');

    expect((await admin.restore(id, 'Rapport d’analyse négatif reçu.')).statusCode).toBe(204);
    expect(await readStatus(id)).toBe(200);
    const [mail] = (await waitForMails(context.app, seller.email, 2)).filter(({ subject }) =>
      subject.includes('rétablie'),
    );
    expect(mail?.text).toContain('de nouveau en ligne');
    expect(mail?.text).toContain('Rapport d’analyse négatif reçu.');
    expect(await findEntry(id, 'restore_material')).toMatchObject({
      note: 'Rapport d’analyse négatif reçu.',
    });
  });

  it('et son vendeur ne le publie plus : ni seul, ni avec d’autres, ni en le modifiant, ni en annulant', async () => {
    const { seller, id } = await createOffer('Cuve à fioul');
    const other = await createMaterial(context.db, { sellerId: seller.id, status: 'en_pause' });
    await admin.hide(id);
    const single = await seller.call('POST', `/api/materials/${id}/status`, { status: 'publie' });
    expect([single.statusCode, single.json().error]).toEqual([409, 'material_hidden']);
    expect(single.json().message).toContain('masqué par la modération');

    const change = (kind: object) =>
      seller.call('POST', '/api/materials/mine/changes', { ids: [id, other.id], change: kind });
    const bulk = await change({ kind: 'status', status: 'publie' });
    expect(bulk.json()).toEqual({ changed: [other.id], refused: [id] });

    const { version } = await readRow(id);
    const edited = await seller.call('PUT', `/api/materials/${id}`, {
      ...fillMaterialForm(),
      version,
      publish: true,
      pictures: [{ id: newId(), alt: 'Cuve' }],
    });
    expect([edited.statusCode, edited.json().error]).toEqual([409, 'material_hidden']);

    await context.db
      .updateTable('materials')
      .set({ deletedAt: new Date(), statusBeforeDeletion: 'publie', status: 'archive' })
      .where('id', '=', id)
      .execute();
    await change({ kind: 'restore' });
    expect((await readRow(id)).status).toBe('en_pause');
    const mine = (await seller.call('GET', '/api/materials/mine')).json();
    expect(mine.items.find((item: { id: string }) => item.id === id)).toMatchObject({ isHidden: true });
    const opened = (await seller.call('GET', `/api/materials/mine/${id}`)).json();
    expect(opened).toMatchObject({
      material: { hiddenReason: prohibited.reason, hiddenMessage: prohibited.message },
      seller: { id: seller.id },
    });
  });

  it('que son vendeur a vendu entre-temps : rétabli, il reste vendu', async () => {
    const { id } = await createOffer('Vendu entre-temps');
    await admin.hide(id);
    await context.db.updateTable('materials').set({ status: 'vendu' }).where('id', '=', id).execute();
    await admin.restore(id);
    expect((await readRow(id)).status).toBe('vendu');
  });

  it('que son vendeur a changé contre les règles entre-temps : rétabli, il reste en pause', async () => {
    const { id } = await createOffer('Moins de stock que sa commande minimale');
    await admin.hide(id);
    await context.db.updateTable('materials').set({ stock: 3, minOrder: 50 }).where('id', '=', id).execute();
    await admin.restore(id);
    expect((await readRow(id)).status).toBe('en_pause');
  });

  it('deux fois, et l’apprend ; rien n’est écrit deux fois', async () => {
    const { seller, id } = await createOffer('Deux fois');
    await admin.hide(id);
    const again = await admin.hide(id);
    expect([again.statusCode, again.json().error]).toEqual([409, 'already_decided']);
    await admin.restore(id);
    expect((await admin.restore(id)).statusCode).toBe(409);
    expect(await readAllMails(context, seller.email)).toHaveLength(2);
  });

  it.each([
    ['sans motif', { reason: undefined }],
    ['avec un motif inconnu', { reason: 'caprice' }],
    ['sans message', { message: '' }],
    ['avec un message trop court', { message: 'Non.' }],
  ])('%s, et rien ne change', async (_, fault) => {
    const { id } = await createOffer('Annonce');
    expect((await admin.hide(id, { ...prohibited, ...fault })).statusCode).toBe(400);
    expect(await readStatus(id)).toBe(200);
  });
});

describe('un ADMIN rejette des signalements', () => {
  it('ceux qu’il a lus seulement, et les témoins savent pourquoi', async () => {
    const { seller, id } = await createOffer('Tomettes anciennes');
    await report(id, 'lu@exemple.fr');
    const { reports } = await admin.get(`/reports/${id}`);
    await report(id, 'arrive-apres@exemple.fr');
    const rejection = { action: 'reject', reportIds: [reports[0].id], message: 'Annonce conforme.' };
    expect((await admin.decide(id, rejection)).statusCode).toBe(204);
    const mails = await waitForMails(context.app, 'lu@exemple.fr', 2);
    const answer = mails.find(({ subject }) => subject.startsWith('Suite'));
    expect(answer?.text).toContain('rien trouvé de contraire');
    expect(answer?.text).toContain('Annonce conforme.');
    expect(await readAllMails(context, 'arrive-apres@exemple.fr')).toHaveLength(1);
    expect(await readAllMails(context, seller.email)).toEqual([]);
    expect(await readStatus(id)).toBe(200);
    expect((await admin.get(`/reports/${id}`)).reports).toMatchObject([
      { status: 'open' },
      { status: 'rejected' },
    ]);
    expect((await admin.decide(id, rejection)).statusCode).toBe(409);
    expect(await findEntry(id, 'reject_reports')).toMatchObject({ note: 'Annonce conforme.' });
  });

  it('qui n’existent pas', async () => {
    const decision = { action: 'reject', reportIds: [newId()] };
    expect((await admin.decide(newId(), decision)).statusCode).toBe(404);
  });
});

it('l’auteur d’un message signalé reçoit un avertissement, et qui l’a signalé une réponse', async () => {
  const { buyer, seller, id } = await createExchange(context);
  const message = (await seller.send(id, 'Envoyez un mandat cash.')).json();
  await buyer.call('POST', `/api/conversations/${id}/reports`, {
    messageId: message.id,
    reason: 'paiement',
  });
  const measure = { reason: 'paiement', message: 'Ne demandez pas de mandat cash aux acheteurs.' };
  expect((await admin.decide(message.id, { action: 'uphold', ...measure })).statusCode).toBe(204);
  const [warning] = (await waitForMails(context.app, seller.email, 1)).filter(({ subject }) =>
    subject.includes('enfreint nos règles'),
  );
  expect(warning?.text).toContain(measure.message);
  expect(warning?.text).toContain('contester cette décision');
  const answers = await waitForMails(context.app, buyer.email, 2);
  expect(answers.some(({ text }) => text.includes('avertissement à son auteur'))).toBe(true);
  expect(await findEntry(message.id, 'warn_author')).toMatchObject({ target: { kind: 'message' } });
});

describe('la liste de tous les matériaux', () => {
  it('se cherche par mot, statut, vendeur, et montre ce qui est masqué', async () => {
    const { seller, id } = await createOffer('Ardoises naturelles introuvables');
    const draft = await createMaterial(context.db, {
      sellerId: seller.id,
      title: 'Ardoises introuvables en brouillon',
      status: 'brouillon',
      publishedAt: null,
    });
    const ids = async (query: string) =>
      (await admin.get(`/materials?${query}`)).items.map((item: { id: string }) => item.id);
    expect(await ids('q=ardoise+introuvable')).toEqual([draft.id, id]);
    expect(await ids(`seller=${seller.id}&status=brouillon`)).toEqual([draft.id]);
    expect(await ids(`q=${id}`)).toEqual([id]);
    await admin.hide(id);
    expect(await ids(`seller=${seller.id}&hidden=true`)).toEqual([id]);
    expect(await ids(`seller=${seller.id}&hidden=false`)).toEqual([draft.id]);
    expect(await admin.get(`/materials?seller=${seller.id}`)).toMatchObject({
      total: 2,
      isTotalExact: true,
      items: [{ seller: { name: 'Charpente Gauthier' } }, { hiddenReason: 'interdit', status: 'en_pause' }],
    });
  });
});
