import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../lib/ids.ts';
import { createMaterial } from '../../../testing/factories.ts';
import { readAllMails, waitForMails } from '../../../testing/mailbox.ts';
import { openShop } from '../../../testing/sellers.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { checkAvailability } from './service.ts';

const context = useTestApp();
const site = { brandName: 'Parpaing', publicUrl: 'http://localhost:8080' };
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const inDays = (days: number) => daysAgo(-days);
const check = (now?: Date) => checkAvailability({ ...site, db: context.db, jobs: context.jobs }, now);

type Shop = Awaited<ReturnType<typeof openShop>>;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(context);
});

const sell = (title: string, confirmedAt: Date, values: object = {}) =>
  createMaterial(context.db, { sellerId: shop.id, title, confirmedAt, ...values });

async function read(id: string) {
  return context.db
    .selectFrom('materials')
    .select(['status', 'confirmedAt', 'confirmationAskedAt', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function findLink({ email }: Shop, count = 1) {
  const [mail] = await waitForMails(context.app, email, count);
  const link = mail?.links.find((address) => address.includes('/api/materials/availability?')) ?? '';
  return link.slice(site.publicUrl.length);
}

async function answer(link: string, idsToPause: string[] = []) {
  const response = await context.app.inject({
    method: 'POST',
    url: link,
    payload: new URLSearchParams(idsToPause.map((id): [string, string] => ['pause', id])).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return [response.statusCode, response.headers.location];
}

it('la question part chaque matin', async () => {
  const { rows } = await sql`
    select cron, timezone from pgboss.schedule where name = 'availability-check'`.execute(context.db);
  expect(rows).toEqual([{ cron: '30 7 * * *', timezone: 'Europe/Paris' }]);
});

describe('après soixante jours sans nouvelles', () => {
  it('un vendeur reçoit un seul courriel pour tous, même si la tâche est reprise', async () => {
    shop = await openShop(context);
    await sell('Sable fin', daysAgo(61));
    await sell('Gravier 6/14', daysAgo(70));
    await sell('Ciment', daysAgo(59));
    await sell('Brouillon', daysAgo(90), { status: 'brouillon', publishedAt: null });
    await sell('En pause', daysAgo(90), { status: 'en_pause' });
    await check();
    await Promise.all([check(), check()]);
    const mails = await readAllMails(context, shop.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 matériaux\u00a0: toujours disponibles\u00a0?']);
    const text = mails[0]?.text ?? '';
    expect(text.indexOf('Gravier')).toBeLessThan(text.indexOf('Sable'));
    expect(text).not.toMatch(/Ciment|Brouillon|En pause/);
  });

  it('il n’est pas interrogé de nouveau avant une semaine', async () => {
    shop = await openShop(context);
    await sell('Sable fin', daysAgo(61));
    await check();
    await sell('Gravier', daysAgo(61));
    await check(inDays(6));
    expect(await readAllMails(context, shop.email)).toHaveLength(1);
    await check(inDays(8));
    const [mail] = await readAllMails(context, shop.email);
    expect(mail?.subject).toBe('« Gravier »\u00a0: toujours disponible\u00a0?');
  });
});

describe('le lien du courriel', () => {
  it('ne change rien quand on l’ouvre, puis confirme ce qui reste et met en pause ce qui n’est plus là', async () => {
    shop = await openShop(context);
    const kept = await sell('Sable fin', daysAgo(61));
    const gone = await sell('Gravier', daysAgo(62));
    await check();
    const link = await findLink(shop);
    const opened = await context.app.inject(link);
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `/?availability=ask&${link.split('?')[1]}`,
    ]);
    expect((await read(kept.id)).confirmationAskedAt).not.toBeNull();

    const listed = await context.app.inject(link.replace('?', '/materials?'));
    expect(listed.json()).toEqual({
      items: [
        { id: gone.id, title: 'Gravier' },
        { id: kept.id, title: 'Sable fin' },
      ],
      others: 0,
    });

    expect(await answer(link, [gone.id])).toEqual([303, '/?availability=confirmed']);
    expect(await read(kept.id)).toMatchObject({ status: 'publie', confirmationAskedAt: null, version: 1 });
    expect((await read(kept.id)).confirmedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await read(gone.id)).toMatchObject({ status: 'en_pause', version: 2 });

    expect(await answer(link)).toEqual([303, '/?availability=answered']);
    const again = await context.app.inject(link.replace('?', '/materials?'));
    expect([again.statusCode, again.json().error]).toEqual([400, 'link_expired']);
    await check(inDays(20));
    expect((await read(kept.id)).status).toBe('publie');
  });

  it('n’agit pas sur les matériaux d’un autre, ni sur ceux que le courriel ne nomme pas', async () => {
    const other = await createMaterial(context.db, { confirmedAt: daysAgo(80) });
    shop = await openShop(context);
    await sell('Sable fin', daysAgo(61));
    const recent = await sell('Ciment', daysAgo(2));
    await check();
    await answer(await findLink(shop), [other.id, recent.id, 'rien', newId()]);
    expect((await read(other.id)).status).toBe('publie');
    expect((await read(other.id)).confirmationAskedAt).not.toBeNull();
    expect((await read(recent.id)).status).toBe('publie');
  });

  it('ne vaut plus rien au bout de quatorze jours, ni inconnu, ni coupé', async () => {
    shop = await openShop(context);
    const material = await sell('Sable fin', daysAgo(90));
    await check(daysAgo(15));
    const link = await findLink(shop);
    expect(await answer(link)).toEqual([303, '/?availability=expired']);
    expect((await read(material.id)).confirmationAskedAt).not.toBeNull();
    for (const query of [`?token=${'x'.repeat(43)}`, '?token=a&token=b', '']) {
      expect(await answer(`/api/materials/availability${query}`)).toEqual([303, '/?availability=expired']);
    }
  });

  it('n’est gardé nulle part en clair', async () => {
    shop = await openShop(context);
    await sell('Sable fin', daysAgo(61));
    await check();
    const token = (await findLink(shop)).split('token=')[1] ?? '';
    const rows = await context.db.selectFrom('availabilityRequests').selectAll().execute();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('sans réponse sous quatorze jours', () => {
  it('le matériau passe en pause, un courriel le dit une fois et comment publier de nouveau', async () => {
    shop = await openShop(context);
    const { id } = await sell('Sable fin', daysAgo(61));
    await check();
    await check(inDays(13));
    expect((await read(id)).status).toBe('publie');
    await Promise.all([check(inDays(15)), check(inDays(15))]);
    await check(inDays(16));
    expect(await read(id)).toMatchObject({ status: 'en_pause', version: 2, confirmationAskedAt: null });
    const mails = await readAllMails(context, shop.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      '« Sable fin » est en pause',
      '« Sable fin »\u00a0: toujours disponible\u00a0?',
    ]);
    expect(mails[0]?.links).toContain(`${site.publicUrl}/my-materials?status=en_pause`);
  });

  it('un changement du vendeur vaut réponse', async () => {
    shop = await openShop(context);
    const { id } = await sell('Sable fin', daysAgo(61));
    await check();
    const changed = await context.app.inject({
      method: 'PATCH',
      url: `/api/materials/${id}`,
      headers: shop.headers,
      payload: { version: 1, stock: 3 },
    });
    expect(changed.statusCode).toBe(200);
    await check(inDays(15));
    expect((await read(id)).status).toBe('publie');
  });
});

it('un vendeur confirme d’un geste tout ce qui est à confirmer, chez lui seulement', async () => {
  const other = await createMaterial(context.db, { confirmedAt: daysAgo(80) });
  shop = await openShop(context);
  const { id } = await sell('Sable fin', daysAgo(61));
  await sell('Ciment', daysAgo(2));
  const confirm = (headers?: object) =>
    context.app.inject({ method: 'POST', url: '/api/materials/mine/confirmation', headers: { ...headers } });
  expect((await confirm(shop.headers)).json()).toEqual({ changed: 1 });
  expect((await read(id)).confirmedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect((await read(other.id)).confirmedAt.getTime()).toBeLessThan(Date.now() - dayMs);
  expect((await confirm()).statusCode).toBe(401);
});
