import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createMaterial, createUser, testPassword } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addPicture } from '../media/service.ts';
import { closeAccount, removeBelongingsOf } from './account-deletion.ts';

const context = useTestApp();

/** A seller with all that an account can hold. */
async function createLife() {
  const user = await createUser(context.db, {
    fullName: 'Dominique Petit',
    phoneNumber: '06 12 34 56 78',
    address: '3 rue des Lilas',
    city: 'Pantin',
    role: 'PROVIDER',
    termsAcceptedAt: new Date('2026-01-02T03:04:05Z'),
  });
  const session = await logInAs(context.app, user);
  const { db } = context;
  await db
    .insertInto('providerProfiles')
    .values({ userId: user.id, companyName: 'Chez Dominique', businessType: 'particulier' })
    .execute();
  const material = await createMaterial(db, {
    sellerId: user.id,
    title: 'Tuiles de Dominique',
    reference: 'DP-1',
    attributes: { origine: 'Grange de Dominique' },
  });
  await db
    .insertInto('newsletterSubscriptions')
    .values({ id: newId(), email: user.email, status: 'confirmed', confirmedAt: new Date() })
    .execute();
  await db
    .insertInto('contactRequests')
    .values({ id: newId(), name: 'Dominique', email: user.email, topic: 'vente', message: 'Une question.' })
    .execute();
  const photo = sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } });
  const { id: mediaId } = await addPicture(context, await photo.png().toBuffer(), user.id, {
    immediateWidth: 320,
  });
  const { id: site } = await addPicture(context, await photo.jpeg().toBuffer(), null);
  await db
    .insertInto('materialImages')
    .values([
      { materialId: material.id, position: 0, mediaId, alt: 'Les tuiles, devant chez Dominique' },
      { materialId: material.id, position: 1, mediaId: site, alt: 'Une image de la maison' },
    ])
    .execute();
  await db
    .insertInto('materialDocuments')
    .values({
      id: newId(),
      materialId: material.id,
      position: 0,
      title: 'Fiche de Dominique',
      storageKey: 'documents/fiche.pdf',
      bytes: 1000,
      ownerId: user.id,
    })
    .execute();
  const content = JSON.stringify({ title: 'Brouillon de Dominique' });
  await db.insertInto('materialDrafts').values({ id: newId(), authorId: user.id, content }).execute();
  return { ...user, ...session, materialId: material.id, mediaId, site };
}
const remove = (headers: object, password: string) =>
  context.app.inject({
    method: 'DELETE',
    url: '/api/users/me',
    headers: { ...headers },
    payload: { password },
  });
const findUser = (id: string) =>
  context.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('emporter ses données', () => {
  it('donne tout, en pièce jointe, sans rien qui ouvre le compte', async () => {
    const { id, email, headers, refreshToken, materialId, mediaId } = await createLife();
    await context.app.inject({
      method: 'PUT',
      url: '/api/users/me/email',
      headers,
      payload: { email: 'demain@exemple.fr', password: testPassword },
    });
    const response = await context.app.inject({ url: '/api/users/me/export', headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-disposition': 'attachment; filename="mes-donnees.json"',
      'cache-control': 'no-store',
    });
    expect(response.json()).toMatchObject({
      account: {
        id,
        email,
        fullName: 'Dominique Petit',
        address: '3 rue des Lilas',
        pendingEmail: 'demain@exemple.fr',
        termsAcceptedAt: '2026-01-02T03:04:05.000Z',
      },
      pictures: [{ id: mediaId, materialId, alt: 'Les tuiles, devant chez Dominique' }],
      documents: [{ materialId, title: 'Fiche de Dominique', bytes: 1000 }],
      seller: { companyName: 'Chez Dominique' },
      sessions: [{ device: 'Firefox sur Linux' }],
      devices: [{ device: 'Firefox sur Linux' }],
      rememberedDevices: [{ lastSeenAt: expect.any(String) }],
      materials: [{ title: 'Tuiles de Dominique' }],
      drafts: [{ content: { title: 'Brouillon de Dominique' } }],
      newsletter: { email, status: 'confirmed' },
      contactRequests: [{ message: 'Une question.' }],
    });
    for (const secret of ['argon2', refreshToken, 'hash', 'Hash', 'token']) {
      expect(response.body).not.toContain(secret);
    }
  });

  it('ne donne rien d’autrui', async () => {
    const { email } = await createLife();
    const stranger = await createUser(context.db);
    const { headers } = await logInAs(context.app, stranger);
    const { body } = await context.app.inject({ url: '/api/users/me/export', headers });
    expect(body).toContain(stranger.email);
    expect(body).not.toContain(email);
    expect(body).not.toContain('Dominique');
  });

  it('dix fois par heure au plus', async () => {
    const { headers } = await logInAs(context.app, await createUser(context.db));
    const read = () => context.app.inject({ url: '/api/users/me/export', headers });
    for (let count = 0; count < 10; count++) await read();
    expect((await read()).statusCode).toBe(429);
  });
});

describe('supprimer son compte', () => {
  it('efface la personne, retire ses annonces et ferme ses sessions', async () => {
    const { id, email, headers, refreshToken, materialId, mediaId, site } = await createLife();
    const show = async () => (await context.app.inject(`/media/${mediaId}/320.webp`)).statusCode;
    expect(await show()).toBe(200);
    const other = await createUser(context.db);
    await context.db.insertInto('favorites').values({ userId: other.id, materialId }).execute();
    expect((await remove(headers, testPassword)).statusCode).toBe(204);

    expect(await findUser(id)).toMatchObject({
      email: `${id}@compte-supprime.invalid`,
      fullName: 'Compte supprimé',
      phoneNumber: null,
      address: null,
      city: null,
      role: 'USER',
      verifiedAt: null,
      deletedAt: expect.any(Date),
    });
    const { db } = context;
    const findMaterial = () =>
      db.selectFrom('materials').selectAll().where('id', '=', materialId).executeTakeFirst();
    await vi.waitFor(
      async () =>
        expect(await findMaterial()).toMatchObject({
          title: 'Tuiles de Dominique',
          status: 'archive',
          description: 'Annonce d’un compte supprimé.',
          attributes: {},
          reference: null,
          deliveryMaxKm: null,
          city: '',
          latitude: 0,
        }),
      { timeout: 10_000 },
    );
    const aside = await db
      .selectFrom('favorites')
      .select('userId')
      .where('materialId', '=', materialId)
      .execute();
    expect(aside).toEqual([]);
    const images = await db
      .selectFrom('materialImages')
      .select('alt')
      .where('materialId', '=', materialId)
      .execute();
    expect(images).toEqual([]);
    const kept = await db.selectFrom('media').select('id').where('id', 'in', [mediaId, site]).execute();
    expect(kept).toEqual([{ id: site }]);
    await vi.waitFor(async () => expect(await show()).toBe(404), { timeout: 10_000 });
    for (const table of ['newsletterSubscriptions', 'contactRequests'] as const) {
      const left = await db.selectFrom(table).select('id').where('email', '=', email).execute();
      expect([table, left]).toEqual([table, []]);
    }
    const tables = [
      'providerProfiles',
      'sessions',
      'knownDevices',
      'rememberedDevices',
      'emailTokens',
    ] as const;
    for (const table of tables) {
      const left = await db.selectFrom(table).select('userId').where('userId', '=', id).execute();
      expect([table, left]).toEqual([table, []]);
    }

    const me = await context.app.inject({ url: '/api/users/me', headers });
    const refresh = await context.app.inject({
      method: 'POST',
      url: '/api/auth/refresh-token',
      payload: { refreshToken },
    });
    const profile = await context.app.inject(`/api/users/${id}`);
    const shop = (await context.app.inject(`/api/materials?seller=${id}`)).json();
    expect([me.statusCode, refresh.statusCode, profile.statusCode, shop.total]).toEqual([401, 401, 404, 0]);
    await expect(logInAs(context.app, { email })).rejects.toThrow('invalid_credentials');
  });

  it('retire ses annonces de la vue aussitôt, avant que la tâche ait tourné', async () => {
    const { id, materialId } = await createLife();
    const { db, jobs, options } = context;
    const list = async () => (await context.app.inject(`/api/materials?seller=${id}`)).json();
    expect((await list()).items).toHaveLength(1);
    const heard: unknown[] = [];
    options.announcements.subscribe({ onMaterials: (changed) => heard.push(changed), onGap: () => {} });
    await closeAccount({ db, jobs: { ...jobs, enqueue: async () => {}, wake: () => {} } }, id);
    await options.announcements.catchUp();
    const { statusCode } = await context.app.inject(`/api/materials/${materialId}`);
    expect([statusCode, (await list()).items]).toEqual([404, []]);
    expect(heard).toContain('all');
    await removeBelongingsOf({ db, jobs }, id);
    expect((await list()).total).toBe(0);
  });

  it('garde un signalement, sans la personne, et rien d’autre de ce qu’elle nous a écrit', async () => {
    const { id, email, headers } = await createLife();
    const [report, question] = [newId(), newId()];
    const common = { name: 'Dominique', email: email.toUpperCase(), idempotencyKey: null };
    await context.db
      .insertInto('contactRequests')
      .values([
        { ...common, id: report, topic: 'signalement', message: 'Cette annonce est fausse.' },
        { ...common, id: question, topic: 'compte', message: 'Une autre question.' },
      ])
      .execute();
    await remove(headers, testPassword);
    const kept = await context.db.selectFrom('contactRequests').selectAll().execute();
    expect(kept.filter((row) => [report, question].includes(row.id))).toMatchObject([
      {
        id: report,
        name: 'Compte supprimé',
        email: `${report}@compte-supprime.invalid`,
        message: 'Cette annonce est fausse.',
      },
    ]);
    expect(JSON.stringify(kept)).not.toContain(id);
  });

  it('rend l’adresse à qui voudrait s’inscrire de nouveau', async () => {
    const { email, headers } = await createLife();
    await remove(headers, testPassword);
    await createUser(context.db, { email });
    await logInAs(context.app, { email });
  });

  it('enlève aussi la photo', async () => {
    const user = await createUser(context.db);
    const { headers } = await logInAs(context.app, user);

    const photo = sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } });
    const { id: mediaId } = await addPicture(context, await photo.png().toBuffer(), user.id);
    await context.db
      .updateTable('users')
      .set({ profileImageId: mediaId })
      .where('id', '=', user.id)
      .execute();
    await remove(headers, testPassword);
    const media = context.db.selectFrom('media').select('id').where('id', '=', mediaId);
    await vi.waitFor(async () => expect(await media.execute()).toEqual([]), { timeout: 10_000 });
  });

  it('demande le mot de passe, et ne fait rien sans lui', async () => {
    const { id, headers } = await createLife();
    const wrong = await remove(headers, 'autre-chose');
    expect([wrong.statusCode, wrong.json().details]).toEqual([
      400,
      [{ field: 'password', message: 'Mot de passe incorrect.' }],
    ]);
    const missing = await remove(headers, '');
    expect([missing.statusCode, missing.json().details[0].field]).toEqual([400, 'password']);
    expect((await findUser(id)).deletedAt).toBeNull();
  });
});
