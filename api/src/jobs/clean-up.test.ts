import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { logInAs } from '../testing/accounts.ts';
import { createExchange } from '../testing/correspondents.ts';
import { createMaterial, createUser } from '../testing/factories.ts';
import { readAllMails, waitForMails } from '../testing/mailbox.ts';
import { useTestApp } from '../testing/test-app.ts';
import { cleanUp } from './clean-up.ts';

const context = useTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const run = () =>
  cleanUp({
    db: context.db,
    jobs: context.jobs,
    brandName: 'Parpaing',
    publicUrl: 'http://localhost:8080',
  });
const threeYears = 3 * 365.25;

async function findUser(id: string) {
  return context.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

it('a lieu chaque nuit', async () => {
  const { rows } = await sql<{ cron: string; timezone: string }>`
    select cron, timezone from pgboss.schedule where name = 'clean-up'`.execute(context.db);
  expect(rows).toEqual([{ cron: '20 3 * * *', timezone: 'Europe/Paris' }]);
});

describe('ce qui a fait son temps s’efface, le reste demeure', () => {
  beforeAll(async () => {
    const { db } = context;
    const user = await createUser(db);
    for (const device of ['vive', 'finie', 'arrêtée']) {
      const id = newId();
      const end = device === 'finie' ? daysAgo(1) : daysAgo(-1);
      await db
        .insertInto('sessions')
        .values({
          id,
          userId: user.id,
          sharedDevice: false,
          device,
          expiresAt: end,
          revokedAt: device === 'arrêtée' ? new Date() : null,
        })
        .execute();
      await db.insertInto('refreshTokens').values({ hash: device, sessionId: id }).execute();
    }
    await db
      .insertInto('revokedTokens')
      .values([
        { jti: newId(), expiresAt: daysAgo(1) },
        { jti: newId(), expiresAt: daysAgo(-1) },
      ])
      .execute();
    await db
      .insertInto('emailTokens')
      .values([
        { hash: 'vieux', userId: user.id, purpose: 'reset', expiresAt: daysAgo(1) },
        { hash: 'neuf', userId: user.id, purpose: 'reset', expiresAt: daysAgo(-1) },
      ])
      .execute();
    await db
      .insertInto('knownDevices')
      .values([
        { userId: user.id, device: 'oublié', lastSeenAt: daysAgo(366) },
        { userId: user.id, device: 'connu', lastSeenAt: daysAgo(300) },
      ])
      .execute();
    await db
      .insertInto('rememberedDevices')
      .values([
        { userId: user.id, hash: 'oublié', lastSeenAt: daysAgo(366) },
        { userId: user.id, hash: 'connu', lastSeenAt: daysAgo(300) },
      ])
      .execute();
    await db
      .insertInto('rateLimits')
      .values([
        { key: 'login 203.0.113.1', taken: 3, endsAt: daysAgo(1) },
        { key: 'login 203.0.113.2', taken: 3, endsAt: daysAgo(-1) },
      ])
      .execute();
    const request = { name: 'Camille', email: 'c@exemple.fr', message: 'Une question.' };
    await db
      .insertInto('contactRequests')
      .values([
        { ...request, id: newId(), topic: 'achat', createdAt: daysAgo(367) },
        { ...request, id: newId(), topic: 'vente', createdAt: daysAgo(300) },
        { ...request, id: newId(), topic: 'signalement', createdAt: daysAgo(800) },
      ])
      .execute();
    const letters = [
      { email: 'jamais@confirme.fr', status: 'pending', expiresAt: daysAgo(1) },
      { email: 'bientot@confirme.fr', status: 'pending', expiresAt: daysAgo(-1) },
      { email: 'parti@exemple.fr', status: 'unsubscribed', unsubscribedAt: daysAgo(threeYears + 2) },
      { email: 'preuve@exemple.fr', status: 'unsubscribed', unsubscribedAt: daysAgo(threeYears - 30) },
      { email: 'fidele@exemple.fr', status: 'confirmed', createdAt: daysAgo(2000) },
    ];
    for (const { expiresAt, ...letter } of letters) {
      const id = newId();
      await db
        .insertInto('newsletterSubscriptions')
        .values({ id, ...letter })
        .execute();
      if (!expiresAt) continue;
      await db
        .insertInto('newsletterTokens')
        .values({ hash: letter.email, subscriptionId: id, purpose: 'confirm', expiresAt })
        .execute();
    }
    await run();
  });

  it.each([
    ['sessions', 'device', ['vive']],
    ['refresh_tokens', 'hash', ['vive']],
    ['email_tokens', 'hash', ['neuf']],
    ['known_devices', 'device', ['connu']],
    ['remembered_devices', 'hash', ['connu']],
    ['rate_limits', 'key', ['login 203.0.113.2']],
    ['contact_requests', 'topic', ['signalement', 'vente']],
    ['newsletter_subscriptions', 'email', ['bientot@confirme.fr', 'fidele@exemple.fr', 'preuve@exemple.fr']],
    ['newsletter_tokens', 'hash', ['bientot@confirme.fr']],
  ])('dans %s', async (table, column, expected) => {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} order by 1`.execute(context.db);
    expect(rows.map(({ value }) => value)).toEqual(expected);
  });

  it('dans revoked_tokens', async () => {
    const rows = await context.db.selectFrom('revokedTokens').select('expiresAt').execute();
    expect(rows.map(({ expiresAt }) => expiresAt > new Date())).toEqual([true]);
  });
});

describe('une conversation', () => {
  it('est oubliée trois ans après son dernier message', async () => {
    const [old, recent] = [await createExchange(context), await createExchange(context)];
    const date = async ({ id, buyer }: typeof old, time: Date) => {
      await sql`update messages set created_at = ${time} where conversation_id = ${id}`.execute(context.db);
      await sql`
        update conversation_sides set last_message_at = ${time} where conversation_id = ${id}`.execute(
        context.db,
      );
      expect((await buyer.read(id)).id).toBe(id);
    };
    await date(old, daysAgo(threeYears + 2));
    await date(recent, daysAgo(threeYears - 2));
    await run();
    expect((await old.buyer.read(old.id)).error).toBe('not_found');
    expect((await recent.buyer.listMessages(recent.id)).items).toHaveLength(1);
  });
});

describe('un compte jamais vérifié', () => {
  it('disparaît après trente jours', async () => {
    const old = await createUser(context.db, { verified: false, createdAt: daysAgo(31) });
    const recent = await createUser(context.db, { verified: false, createdAt: daysAgo(29) });
    await run();
    expect([await findUser(old.id), (await findUser(recent.id))?.email]).toEqual([undefined, recent.email]);
  });
});

describe('un compte sans connexion depuis près de trois ans', () => {
  it('est prévenu une fois, puis supprimé un mois après, annonces comprises', async () => {
    const user = await createUser(context.db, { lastLoginAt: daysAgo(threeYears + 10) });
    const material = await createMaterial(context.db, { sellerId: user.id });
    await run();
    await run();
    const [mail] = await waitForMails(context.app, user.email, 1);
    expect(mail?.subject).toBe('Votre compte sera supprimé dans 30 jours');
    expect(mail?.links).toContain('http://localhost:8080/auth/login');
    expect(await readAllMails(context, user.email)).toHaveLength(1);
    expect((await findUser(user.id))?.deletedAt).toBeNull();

    await context.db
      .updateTable('users')
      .set({ inactivityWarnedAt: daysAgo(31) })
      .where('id', '=', user.id)
      .execute();
    await run();
    expect(await findUser(user.id)).toMatchObject({
      fullName: 'Compte supprimé',
      deletedAt: expect.any(Date),
    });
    const left = await context.db
      .selectFrom('materials')
      .select('status')
      .where('id', '=', material.id)
      .execute();
    expect(left).toEqual([{ status: 'archive' }]);
  });

  it('est gardé si la personne revient, et prévenu de nouveau la fois suivante', async () => {
    const user = await createUser(context.db, { lastLoginAt: daysAgo(threeYears + 10) });
    await run();
    await logInAs(context.app, user);
    expect((await findUser(user.id))?.inactivityWarnedAt).toBeNull();
    await run();
    expect((await findUser(user.id))?.deletedAt).toBeNull();
  });

  it('n’est ni prévenu ni supprimé plus tôt, ni jamais celui d’un ADMIN', async () => {
    const recent = await createUser(context.db, { lastLoginAt: daysAgo(threeYears - 40) });
    const admin = await createUser(context.db, { role: 'ADMIN', lastLoginAt: daysAgo(2000) });
    await run();
    for (const { id } of [recent, admin]) {
      expect(await findUser(id)).toMatchObject({ inactivityWarnedAt: null, deletedAt: null });
    }
  });
});
