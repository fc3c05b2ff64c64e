import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { createUser } from '../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../testing/mailbox.ts';
import { createModerator } from '../../testing/moderators.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { grantAdmin } from './service.ts';

const context = useTestApp();

const createRequest = async (email = 'camille@exemple.fr') => {
  const id = newId();
  const request = { id, name: 'Camille Morel', email, topic: 'vente', message: 'Comment vendre ?' };
  await context.db.insertInto('contactRequests').values(request).execute();
  return id;
};

describe('une demande de contact', () => {
  it('est lue, puis répondue une fois, par e-mail', async () => {
    const admin = await createModerator(context);
    const id = await createRequest();
    expect((await admin.get('/contacts')).items).toMatchObject([{ id, answer: null, topic: 'vente' }]);
    const url = `/api/moderation/contacts/${id}/answer`;
    expect((await admin.call('POST', url, { message: 'Court.' })).statusCode).toBe(400);
    const message = 'Ouvrez votre profil, puis « Devenir vendeur ».';
    expect((await admin.call('POST', url, { message })).statusCode).toBe(204);
    expect((await admin.call('POST', url, { message })).statusCode).toBe(409);
    const [mail] = await waitForMails(context.app, 'camille@exemple.fr', 1);
    expect(mail?.subject).toBe('Réponse à votre message · Vendre un matériau');
    expect(mail?.text).toContain(message);
    expect(mail?.text).not.toContain('Comment vendre');
    expect(await readAllMails(context, 'camille@exemple.fr')).toHaveLength(1);
    expect((await admin.get('/contacts')).items).toEqual([]);
    expect((await admin.get('/contacts?filter=answered')).items).toMatchObject([{ id, answer: message }]);
    expect((await admin.listLog())[0]).toMatchObject({
      action: 'answer_contact',
      actor: 'Nadia Ferhat',
      target: { kind: 'contact', id },
      note: '',
    });
  });

  it('parmi trente se lit page après page', async () => {
    const admin = await createModerator(context);
    await context.db.deleteFrom('contactRequests').execute();
    for (let count = 0; count < 30; count++) await createRequest(`c${count}@exemple.fr`);
    const first = await admin.get('/contacts');
    const second = await admin.get(`/contacts?before=${first.next}`);
    expect([first.items.length, second.items.length, second.next]).toEqual([25, 5, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(30);
  });
});

describe('le journal', () => {
  it('se lit page après page et s’exporte entier, sans formule', async () => {
    const admin = await createModerator(context);
    await context.db.deleteFrom('moderationLog').execute();
    const entries = Array.from({ length: 30 }, (_, index) => ({
      id: newId(),
      actorId: admin.id,
      action: 'hide_material',
      targetKind: 'material',
      targetId: newId(),
      targetLabel: index === 29 ? '=HYPERLINK("https://spam.example";"Ici")' : `Lot ${index}`,
      reason: 'interdit',
    }));
    await context.db.insertInto('moderationLog').values(entries).execute();
    const first = await admin.get('/journal');
    const second = await admin.get(`/journal?before=${first.next}`);
    expect([first.items.length, second.items.length, second.next]).toEqual([25, 5, null]);

    const response = await admin.call('GET', '/api/moderation/journal.csv');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="journal-de-moderation.csv"',
    });
    const lines = response.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines[0]).toBe('\ufeffDate;Par;Action;Objet;Identifiant;Motif;Message');
    expect(lines[1]).toContain(
      `;Nadia Ferhat;matériau masqué;"'=HYPERLINK(""https://spam.example"";""Ici"")";`,
    );
  });
});

describe('la ligne de commande', () => {
  it('fait un ADMIN d’un compte vérifié, et le journal le dit', async () => {
    const user = await createUser(context.db, { email: 'Chef@exemple.fr', fullName: 'Paul Kermarrec' });
    expect(await grantAdmin(context.db, 'chef@exemple.fr')).toMatchObject({ fullName: 'Paul Kermarrec' });
    const { role } = await context.db
      .selectFrom('users')
      .select('role')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(role).toBe('ADMIN');
    const admin = await createModerator(context);
    expect((await admin.listLog())[0]).toMatchObject({ action: 'grant_admin', actor: null });
  });

  it('ne fait rien d’un compte inconnu ou jamais vérifié', async () => {
    const { email } = await createUser(context.db, { verified: false });
    expect(await grantAdmin(context.db, email)).toBeUndefined();
    expect(await grantAdmin(context.db, 'personne@exemple.fr')).toBeUndefined();
  });
});
