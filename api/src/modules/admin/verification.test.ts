import { describe, expect, it, vi } from 'vitest';
import { waitForMails } from '../../testing/mailbox.ts';
import { createMember, createModerator } from '../../testing/moderators.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteAccount } from '../users/account-deletion.ts';

const context = useTestApp();
const pdf = Buffer.from('%PDF-1.7 Kbis de Charpente Gauthier %%EOF');
type Member = Awaited<ReturnType<typeof createMember>>;

async function ask(member: Member, content = pdf, field = 'document') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), '../kbis.exe');
  const body = new Response(form);
  const payload = Buffer.from(await body.arrayBuffer());
  return member.upload('/api/users/me/verification', payload, body.headers.get('content-type') ?? '');
}
const readState = async (member: Member) =>
  (await member.call('GET', '/api/users/me/verification')).json().verification;
const findRequest = (userId: string) =>
  context.db
    .selectFrom('verificationRequests')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
const isVerified = async (id: string) =>
  (await context.app.inject(`/api/users/${id}`)).json().seller.verified as boolean;

async function createDemand() {
  const [seller, admin] = [await createMember(context, 'PROVIDER'), await createModerator(context)];
  await ask(seller);
  const request = await findRequest(seller.id);
  const decide = (decision: object) =>
    admin.call('POST', `/api/moderation/verifications/${request.id}/decision`, decision);
  return { seller, admin, request, storageKey: String(request.storageKey), decide };
}

describe('un vendeur demande à être vérifié', () => {
  it('et sait que sa demande attend', async () => {
    const seller = await createMember(context, 'PROVIDER');
    expect(await readState(seller)).toBeNull();
    expect((await ask(seller)).statusCode).toBe(200);
    expect(await readState(seller)).toMatchObject({ status: 'pending', decidedAt: null });
    expect(await isVerified(seller.id)).toBe(false);
  });

  it('avec un autre fichier : le premier est supprimé', async () => {
    const { seller, storageKey } = await createDemand();
    await ask(seller, Buffer.from('%PDF-1.7 meilleur %%EOF'));
    expect((await findRequest(seller.id)).storageKey).not.toBe(storageKey);
    await vi.waitFor(async () => expect(await context.storage.find(storageKey)).toBeUndefined(), 10_000);
  });

  it.each([
    ['un autre format', Buffer.from('MZ un programme'), 'document', 415],
    ['un fichier vide', Buffer.alloc(0), 'document', 415],
    ['un PDF avec un programme', Buffer.from('%PDF-1.7 /JavaScript %%EOF'), 'document', 415],
    ['un autre champ', pdf, 'image', 400],
    ['un fichier trop gros', Buffer.alloc(10 * 2 ** 20 + 1, '%PDF-'), 'document', 413],
  ])('%s est refusé, et rien n’est gardé', async (_, content, field, status) => {
    const seller = await createMember(context, 'PROVIDER');
    expect((await ask(seller, content, field)).statusCode).toBe(status);
    expect(await readState(seller)).toBeNull();
  });

  it('un acheteur ne le peut pas', async () => {
    expect((await ask(await createMember(context, 'USER'))).statusCode).toBe(403);
  });
});

describe('son justificatif', () => {
  it('n’est lu que par un ADMIN, ce que dit le journal', async () => {
    const { seller, admin, request } = await createDemand();
    const url = `/api/moderation/verifications/${request.id}/document`;
    const response = await admin.call('GET', url);
    expect([response.statusCode, response.rawPayload]).toEqual([200, pdf]);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="justificatif.pdf"',
    });
    expect((await seller.call('GET', url)).statusCode).toBe(403);
    for (const path of [`/media/documents/${request.id}`, `/media/${request.storageKey}`]) {
      expect((await context.app.inject(path)).statusCode).toBe(404);
    }
    expect((await admin.listLog())[0]).toMatchObject({
      action: 'read_document',
      target: { id: seller.id, label: 'Charpente Gauthier' },
    });
  });

  it('s’en va avec le compte', async () => {
    const { seller, storageKey } = await createDemand();
    await deleteAccount(context, seller.id);
    await vi.waitFor(async () => expect(await context.storage.find(storageKey)).toBeUndefined(), 10_000);
  });
});

describe('un ADMIN décide', () => {
  it('oui : la mention paraît, le fichier disparaît, le vendeur est prévenu', async () => {
    const { seller, admin, storageKey, decide } = await createDemand();
    const { items } = await admin.get('/sellers');
    const shown = items.find(({ id }: { id: string }) => id === seller.id);
    expect(shown).toMatchObject({ companyName: 'Charpente Gauthier', request: { bytes: pdf.length } });
    expect((await decide({ isAccepted: true })).statusCode).toBe(204);
    expect(await isVerified(seller.id)).toBe(true);
    expect(await readState(seller)).toMatchObject({ status: 'accepted' });
    await vi.waitFor(async () => expect(await context.storage.find(storageKey)).toBeUndefined(), 10_000);
    const [mail] = await waitForMails(context.app, seller.email, 1);
    expect(mail?.subject).toBe('Votre identité de vendeur est vérifiée');
    expect((await admin.listLog())[0]).toMatchObject({
      action: 'verify_seller',
      target: { id: seller.id },
    });
    expect((await decide({ isAccepted: false, message: 'Trop tard pour refuser.' })).statusCode).toBe(409);
    expect((await ask(seller)).statusCode).toBe(409);
  });

  it('non, et doit dire pourquoi ; le vendeur peut redemander', async () => {
    const { seller, admin, storageKey, decide } = await createDemand();
    expect((await decide({ isAccepted: false })).statusCode).toBe(400);
    const message = 'Le Kbis a plus de trois mois.';
    expect((await decide({ isAccepted: false, message })).statusCode).toBe(204);
    expect(await isVerified(seller.id)).toBe(false);
    expect(await readState(seller)).toMatchObject({ status: 'refused', message });
    await vi.waitFor(async () => expect(await context.storage.find(storageKey)).toBeUndefined(), 10_000);
    const [mail] = await waitForMails(context.app, seller.email, 1);
    expect(mail?.text).toContain(message);
    expect(mail?.text).toContain('contester cette décision');
    expect((await admin.listLog())[0]).toMatchObject({ action: 'refuse_verification', note: message });
    expect((await ask(seller)).statusCode).toBe(200);
  });

  it('sur un vendeur qui a changé de nom depuis : il l’apprend', async () => {
    const { seller, decide } = await createDemand();
    await context.db
      .updateTable('providerProfiles')
      .set({ companyName: 'Un autre nom' })
      .where('userId', '=', seller.id)
      .execute();
    const response = await decide({ isAccepted: true });
    expect([response.statusCode, response.json().error]).toEqual([409, 'verification_outdated']);
    expect(await isVerified(seller.id)).toBe(false);
  });
});

it('un ADMIN relève la limite de matériaux d’un vendeur, qui l’apprend', async () => {
  const { seller, admin } = await createDemand();
  const url = `/api/moderation/sellers/${seller.id}/material-limit`;
  expect((await admin.call('PUT', url, { materialLimit: -1 })).statusCode).toBe(400);
  expect((await admin.call('PUT', url, { materialLimit: 20_000 })).statusCode).toBe(204);
  const { items } = await admin.get('/sellers?filter=all&q=gauthier');
  expect(items.find(({ id }: { id: string }) => id === seller.id)).toMatchObject({ materialLimit: 20_000 });
  const [mail] = await waitForMails(context.app, seller.email, 1);
  expect(mail?.text).toContain('jusqu’à 20\u00a0000 matériaux');
  expect((await admin.listLog())[0]).toMatchObject({ action: 'change_material_limit', note: '20000' });
});
