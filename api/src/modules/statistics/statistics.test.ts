import { limits } from '@parpaing/contract/limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import {
  type Correspondent,
  createCorrespondent,
  createSellingCorrespondent,
} from '../../testing/correspondents.ts';
import { createMaterial, createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { toCell } from './cells.ts';
import { addDays, toParisDay } from './days.ts';
import { deleteOldStatistics, rollUpStatistics } from './roll-up.ts';
import { listFiguresByMaterial } from './service.ts';
import { chrome, createTestLog, listViews } from './testing/visits.ts';

const context = useTestApp();

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const today = () => toParisDay(new Date());

interface Call {
  headers?: Record<string, string>;
  address?: string;
}

function record(url: string, payload: object, { headers, address = '203.0.113.9' }: Call = {}) {
  const remoteAddress = address;
  return context.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: { 'user-agent': chrome, ...headers },
  });
}
const view = (id: string, payload: object = { source: 'direct' }, call: Call = {}) =>
  record(`/api/materials/${id}/views`, payload, call);

async function createShop() {
  const seller = await createSellingCorrespondent(context);
  const material = await createMaterial(context.db, { sellerId: seller.id });
  const read = async (days = 30) => (await seller.call('GET', `/api/statistics?days=${days}`)).json();
  return { seller, material, read };
}

describe('recordView', () => {
  it('répond aussitôt 204, et la vue est comptée dans la seconde, avec sa recherche', async () => {
    const { material, read } = await createShop();
    const response = await view(material.id, { source: 'search', words: '  Laine  de Verre ' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    await vi.waitFor(async () => expect((await read()).totals.views).toBe(1), 5000);
    const answer = await read();
    expect(answer.searches).toEqual([{ words: 'laine de verre', views: 1, contacts: 0 }]);
    expect(answer.sources[0]).toEqual({ source: 'search', views: 1 });
  });

  it('ne compte pas le vendeur lui-même, et compte un autre membre', async () => {
    const { seller, material } = await createShop();
    const { headers } = await logInAs(context.app, seller);
    const other = await logInAs(context.app, await createUser(context.db));
    await view(material.id, undefined, { headers, address: '203.0.113.10' });
    await view(material.id, undefined, { headers: other.headers, address: '203.0.113.11' });
    await vi.waitFor(async () => expect(await listViews(context.db, material.id)).toHaveLength(1), 5000);
  });

  it('relie un premier message à la recherche du même visiteur, ce jour-là', async () => {
    const { material, read } = await createShop();
    const buyer = await createCorrespondent(context);
    const sameBrowser = { headers: { 'user-agent': 'lightMyRequest' }, address: '127.0.0.1' };
    await view(material.id, { source: 'search', words: 'tuile canal' }, sameBrowser);
    await buyer.start(material.id, 'Bonjour, est-ce disponible ?');
    await vi.waitFor(async () => {
      expect((await read()).searches).toEqual([{ words: 'tuile canal', views: 1, contacts: 1 }]);
    }, 5000);
  });

  it.each([
    ['une source inconnue', { source: 'publicité' }],
    ['sans source', {}],
    ['des mots trop longs', { source: 'search', words: 'a'.repeat(limits.searchQueryLength + 1) }],
  ])('refuse %s', async (_, payload) => {
    expect((await view(newId(), payload)).statusCode).toBe(400);
  });

  it('refuse une adresse qui n’est pas un identifiant, et se tait sur un matériau inconnu', async () => {
    expect((await view('rien')).statusCode).toBe(400);
    expect((await view(newId())).statusCode).toBe(204);
  });

  it('limite chaque appelant, sans gêner les autres', async () => {
    const { material } = await createShop();
    const codes = new Set<number>();
    for (let call = 0; call < 305; call++) {
      codes.add((await view(material.id, undefined, { address: '198.51.100.1' })).statusCode);
    }
    expect([...codes]).toEqual([204, 429]);
    expect((await view(material.id, undefined, { address: '198.51.100.2' })).statusCode).toBe(204);
  });
});

describe('recordSearch', () => {
  const search = (payload: object) => record('/api/searches', payload, { address: '203.0.113.30' });

  it('retient les mots et une maille de dix kilomètres, jamais la position', async () => {
    const position = { latitude: 45.7578, longitude: 4.832 };
    expect((await search({ words: '12 ml de Poutrelle HEA', results: 0, ...position })).statusCode).toBe(204);
    expect((await search({ words: 'sans lieu', results: 0 })).statusCode).toBe(204);
    const { rows } = await vi.waitFor(async () => {
      const found = await sql`select words, cell, results from search_events`.execute(context.db);
      expect(found.rows.length).toBeGreaterThan(0);
      return found;
    }, 5000);
    const cell = toCell({ latitude: 45.8, longitude: 4.8 });
    expect(rows).toEqual([{ words: 'poutrelle hea', cell, results: 0 }]);
  });

  it.each([
    ['sans mots', { words: ' ', results: 0 }],
    ['une latitude seule', { words: 'brique', results: 0, latitude: 45 }],
    ['un nombre négatif', { words: 'brique', results: -1 }],
  ])('refuse %s', async (_, payload) => {
    expect((await search(payload)).statusCode).toBe(400);
  });
});

describe('les chiffres', () => {
  it('égalent un recomptage des événements, avant comme après la mise en jours', async () => {
    const { seller, material, read } = await createShop();
    const second = await createMaterial(context.db, { sellerId: seller.id, title: 'Parpaing creux' });
    const materials = [material.id, second.id];
    const log = createTestLog(context.db);
    const seen: { day: number; material: string; visitor: string; words: string }[] = [];
    for (const day of [0, 1, 3, 12, 40]) {
      log.setTime(daysAgo(day));
      for (let visit = 0; visit < 60; visit++) {
        const visitor = `visitor ${(visit * 7 + day) % 23}`;
        const chosen = materials[(visit + day) % 5 === 0 ? 1 : 0] ?? '';
        const words = visit % 3 === 0 ? 'brique' : '';
        log.view(visitor, chosen, words ? { source: 'search', words } : { source: 'category' });
        seen.push({ day, material: chosen, visitor, words });
      }
      await log.flush();
    }
    await log.stop();
    const buyers = await Promise.all([createCorrespondent(context), createCorrespondent(context)]);
    for (const [index, buyer] of buyers.entries()) {
      const { id } = (await buyer.start(material.id, 'Bonjour, est-ce disponible ?')).json();
      await buyer.call('PUT', `/api/favorites/${material.id}`);
      if (index === 0) continue;
      const at = daysAgo(3);
      await sql`update conversations set created_at = ${at} where id = ${id}`.execute(context.db);
      await sql`update favorites set created_at = ${at} where user_id = ${buyer.id}`.execute(context.db);
    }
    await seller.call('PUT', `/api/favorites/${material.id}`);

    const firsts = [...new Map(seen.toReversed().map((each) => [keyOf(each), each])).values()];
    const within = (least: number, most: number) => firsts.filter(({ day }) => day >= least && day <= most);
    const visitorsOf = (views: typeof seen) =>
      new Set(views.map(({ day, visitor }) => `${day} ${visitor}`)).size;
    const check = async () => {
      const answer = await read();
      const [current, previous] = [within(0, 29), within(30, 59)];
      expect(answer.totals).toMatchObject({
        views: current.length,
        dailyVisitors: visitorsOf(current),
        favorites: 2,
        contacts: 2,
        conversion: 2 / visitorsOf(current),
      });
      expect(answer.previousTotals).toMatchObject({
        views: previous.length,
        dailyVisitors: visitorsOf(previous),
        favorites: 0,
        contacts: 0,
        conversion: 0,
      });
      expect([answer.daily.length, answer.previousDaily.length]).toEqual([30, 30]);
      expect(answer.daily.at(-4)).toEqual({
        day: addDays(today(), -3),
        views: within(3, 3).length,
        dailyVisitors: visitorsOf(within(3, 3)),
        favorites: 1,
        contacts: 1,
      });
      const bricks = current.filter(({ words }) => words).length;
      expect(answer.searches).toEqual([{ words: 'brique', views: bricks, contacts: 0 }]);
      expect(answer.sources.slice(0, 2)).toEqual([
        { source: 'category', views: current.length - bricks },
        { source: 'search', views: bricks },
      ]);

      const table = (await seller.call('GET', '/api/statistics/materials?days=30')).json();
      const ofMaterial = (id: string, views: typeof seen) =>
        views.filter((each) => each.material === id).length;
      expect(table.total).toBe(2);
      expect(table.items).toMatchObject(
        materials.map((id, index) => ({
          id,
          views: ofMaterial(id, current),
          previousViews: ofMaterial(id, previous),
          favorites: index === 0 ? 2 : 0,
          contacts: index === 0 ? 2 : 0,
        })),
      );
      const figures = await listFiguresByMaterial(context.db, materials, 7);
      expect(figures.get(material.id)).toEqual({
        views: ofMaterial(material.id, within(0, 6)),
        favorites: 2,
        contacts: 2,
      });
    };

    await check();
    await rollUpStatistics(context.db);
    await check();
    await rollUpStatistics(context.db);
    await check();
  });

  const keyOf = (each: { day: number; material: string; visitor: string }) =>
    `${each.day} ${each.material} ${each.visitor}`;

  it('ajoutent une vue arrivée après la mise en jours', async () => {
    const { material, read } = await createShop();
    const log = createTestLog(context.db);
    for (const day of [4, 2, 1]) {
      log.setTime(daysAgo(day));
      log.view('203.0.113.1', material.id);
    }
    await log.flush();
    await rollUpStatistics(context.db);
    for (const day of [3, 2]) {
      log.setTime(daysAgo(day));
      log.view('203.0.113.2', material.id);
    }
    await log.stop();
    await rollUpStatistics(context.db);
    expect((await read()).totals).toMatchObject({ views: 5, dailyVisitors: 5 });
    const { rows } = await sql<{ day: string; views: number }>`
      select day::text, views from material_totals where material_id = ${material.id} order by day`.execute(
      context.db,
    );
    expect(rows.map(({ day, views }) => [day, views])).toEqual(
      [1, 2, 4, 5].map((views, index) => [addDays(today(), index - 4), views]),
    );
  });

  it('s’effacent après deux ans, les recherches après un an, sans fausser le reste', async () => {
    const { seller, material } = await createShop();
    const add = (day: number, views: number) =>
      sql`insert into material_totals values (${material.id}, ${addDays(today(), -day)}, ${views}, 0, 0)`.execute(
        context.db,
      );
    for (const [day, views] of [
      [900, 10],
      [800, 30],
      [600, 36],
      [20, 40],
    ] as const) {
      await add(day, views);
    }
    await sql`insert into search_days values (5, ${addDays(today(), -366)}, 'vieux', 1, 0)`.execute(
      context.db,
    );
    await deleteOldStatistics(context.db);
    const { rows } = await sql<{ views: number }>`
      select views from material_totals where material_id = ${material.id} order by day`.execute(context.db);
    expect(rows.map(({ views }) => views)).toEqual([30, 36, 40]);
    expect((await sql`select from search_days where cell = 5`.execute(context.db)).rows).toHaveLength(0);
    const { items } = (await seller.call('GET', '/api/statistics/materials?days=365')).json();
    expect(items[0]).toMatchObject({ views: 4, previousViews: 6 });
  });

  it('gardent un favori retiré et un matériau supprimé plus tard', async () => {
    const { seller, material, read } = await createShop();
    const fan = await createCorrespondent(context);
    await fan.call('PUT', `/api/favorites/${material.id}`);
    await rollUpStatistics(context.db, new Date(Date.now() + dayMs));
    await fan.call('DELETE', `/api/favorites/${material.id}`);
    await context.db.deleteFrom('materials').where('id', '=', material.id).execute();
    expect((await read()).totals.favorites).toBe(1);
    expect((await seller.call('GET', '/api/statistics/materials')).json()).toEqual({ items: [], total: 0 });
    await sql`update statistics_progress set rolled_up_to = ${addDays(today(), -1)}`.execute(context.db);
  });
});

describe('la mise en jours', () => {
  it('a lieu après minuit, puis chaque heure', async () => {
    const { rows } = await sql`
      select cron, timezone from pgboss.schedule where name = 'statistics-roll-up'`.execute(context.db);
    expect(rows).toEqual([{ cron: '10 * * * *', timezone: 'Europe/Paris' }]);
  });

  it('efface les empreintes et le sel des jours passés, pas ceux du jour', async () => {
    const { material } = await createShop();
    const log = createTestLog(context.db, daysAgo(2));
    for (const day of [2, 0]) {
      log.setTime(daysAgo(day));
      log.view('203.0.113.1', material.id);
      log.search('203.0.113.1', 'ardoise', 1, 0);
      await log.flush();
    }
    await log.stop();
    await rollUpStatistics(context.db);
    for (const table of ['view_events', 'search_events', 'visitor_salts']) {
      const { rows } = await sql<{ day: string }>`select distinct day::text from ${sql.table(table)}`.execute(
        context.db,
      );
      expect(rows).toEqual([{ day: today() }]);
    }
  });
});

describe('la demande près de chez soi', () => {
  const lyon = { latitude: 45.7578, longitude: 4.832 };
  const near = toCell({ latitude: 45.9, longitude: 4.9 });
  const far = toCell({ latitude: 48.8, longitude: 2.4 });

  it('montre ce que dix visiteurs ont cherché à 30 km sans le trouver', async () => {
    const { seller, read } = await createShop();
    const place = { ...lyon, city: 'Lyon', postalCode: '69007', communeCode: '69387', department: '69' };
    await sql`delete from search_events`.execute(context.db);
    await context.db.updateTable('materials').set(place).where('sellerId', '=', seller.id).execute();
    const log = createTestLog(context.db);
    const searchBy = (count: number, words: string, cell: number, results: number) => {
      for (let visitor = 0; visitor < count; visitor++) log.search(`v${visitor}`, words, cell, results);
    };
    log.setTime(daysAgo(2));
    searchBy(6, 'poutrelle hea 120', near, 1);
    searchBy(12, 'vendue depuis', near, 0);
    await log.flush();
    await rollUpStatistics(context.db);
    log.setTime(new Date());
    searchBy(5, 'poutrelle hea 120', near, 0);
    searchBy(1, 'vendue depuis', near, 8);
    searchBy(9, 'trop rare', near, 0);
    searchBy(30, 'trop loin', far, 0);
    searchBy(30, 'bien servie', near, 40);
    await log.stop();
    expect((await read(7)).demand).toEqual({
      place: { name: 'Lyon', postalCode: '69007' },
      radiusKm: 30,
      searches: [{ words: 'poutrelle hea 120', searches: 11, results: 0 }],
    });
  });

  it('part de la ville du profil quand rien n’est en vente, et de rien quand elle manque', async () => {
    const seller = await createSellingCorrespondent(context);
    const readPlace = async () => (await seller.call('GET', '/api/statistics')).json().demand.place;
    expect(await readPlace()).toBeNull();
    await context.db.updateTable('users').set({ city: 'Villeurbanne' }).where('id', '=', seller.id).execute();
    expect((await readPlace()).name).toBe('Villeurbanne');
    await context.db.updateTable('users').set({ city: 'Nulle-Part' }).where('id', '=', seller.id).execute();
    expect(await readPlace()).toBeNull();
  });
});

describe('l’accès', () => {
  const calls = ['/api/statistics', '/api/statistics/materials', '/api/statistics/export', '/api/dashboard'];

  it.each(calls)('%s se refuse à qui ne vend pas', async (url) => {
    const buyer = await createCorrespondent(context);
    expect((await buyer.call('GET', url)).statusCode).toBe(403);
    expect((await context.app.inject({ url })).statusCode).toBe(401);
  });

  it.each(calls)('%s ne montre rien d’un autre vendeur', async (url) => {
    const { material } = await createShop();
    const log = createTestLog(context.db);
    log.view('203.0.113.1', material.id, { source: 'search', words: 'secret de vendeur' });
    await log.stop();
    const other = await createSellingCorrespondent(context);
    const { body } = await other.call('GET', url);
    expect(body).not.toContain('secret de vendeur');
    expect(body).not.toContain(material.id);
    expect(body).not.toMatch(/"views":(\{"current":)?[1-9]/);
  });

  it.each(['days=8', 'days=', 'page=0', 'sort=title'])('refuse ?%s', async (query) => {
    const { seller } = await createShop();
    expect((await seller.call('GET', `/api/statistics/materials?${query}`)).statusCode).toBe(400);
  });
});

describe('l’export', () => {
  it('est un CSV que les tableurs français ouvrent, et dont rien ne s’exécute', async () => {
    const { seller, material } = await createShop();
    await context.db
      .updateTable('materials')
      .set({ title: '=HYPERLINK("http://pirate")', reference: 'A;1' })
      .where('id', '=', material.id)
      .execute();
    const log = createTestLog(context.db);
    for (let visitor = 0; visitor < 8; visitor++) log.view(`v${visitor}`, material.id);
    await log.stop();
    const buyer = await createCorrespondent(context);
    await buyer.start(material.id, 'Bonjour, est-ce disponible ?');
    const response = await seller.call('GET', '/api/statistics/export?days=7');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="statistiques-7-jours-par-materiau.csv"',
    });
    expect(response.rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const [, line] = response.body.split('\r\n');
    expect(line).toBe(`"A;1";"'=HYPERLINK(""http://pirate"")";En ligne;8;0;0;1;12,5`);

    const days = (await seller.call('GET', '/api/statistics/export?days=7&table=days')).body.split('\r\n');
    expect(days).toHaveLength(9);
    expect(days.at(-2)).toBe(`${today()};8;8;0;1;12,5`);
  });
});

describe('le tableau de bord', () => {
  let answer: Record<string, unknown>;
  let ids: Record<string, string>;

  beforeAll(async () => {
    const { seller, material } = await createShop();
    const { db } = context;
    await sql`update statistics_progress set rolled_up_to = ${addDays(today(), -5)}`.execute(db);
    const sellerId = seller.id;
    const empty = await createMaterial(db, { sellerId, stock: 0 });
    const draft = await createMaterial(db, { sellerId, status: 'brouillon', publishedAt: null });
    const hidden = await createMaterial(db, {
      sellerId,
      status: 'en_pause',
      hiddenAt: new Date(),
      hiddenReason: 'trompeur',
      statusBeforeHiding: 'publie',
    });
    await db
      .insertInto('moderationLog')
      .values({
        id: newId(),
        action: 'hide_material',
        targetKind: 'material',
        targetId: hidden.id,
        targetLabel: 'Caché',
        note: 'Corrigez le prix.',
      })
      .execute();
    const forgotten = new Date(Date.now() - 61 * 86_400_000);
    const full = await createMaterial(db, { sellerId, stock: 80, minOrder: 80, confirmedAt: forgotten });
    const start = async (hours: number, from?: Correspondent) => {
      const buyer = from ?? (await createCorrespondent(context));
      const { id } = (await buyer.start(material.id, 'Bonjour, est-ce disponible ?')).json();
      const at = new Date(Date.now() - hours * 3_600_000);
      await sql`update conversations set created_at = ${at} where id = ${id}`.execute(db);
      await sql`update messages set created_at = ${at} where conversation_id = ${id}`.execute(db);
      await sql`update conversation_sides set last_message_at = ${at} where conversation_id = ${id}`.execute(
        db,
      );
      return id as string;
    };
    const reply = async (id: string, hours: number) => {
      const message = (await seller.send(id, 'Oui.')).json();
      const at = new Date(Date.now() - hours * 3_600_000);
      await sql`update messages set created_at = ${at} where id = ${message.id}`.execute(db);
    };
    await reply(await start(50), 49);
    await reply(await start(50), 47);
    const unanswered = await start(30);
    const gone = await createCorrespondent(context);
    await start(30, gone);
    await sql`update users set deleted_at = now() where id = ${gone.id}`.execute(db);
    await start(2);
    answer = (await seller.call('GET', '/api/dashboard')).json();
    ids = {
      material: material.id,
      empty: empty.id,
      draft: draft.id,
      full: full.id,
      hidden: hidden.id,
      unanswered,
    };
  });

  it('donne le délai de réponse médian, les contacts et les messages non lus', () => {
    expect(answer).toMatchObject({
      replyMinutes: { current: 120, previous: null },
      contacts: { current: 5, previous: 0 },
      views: { current: 0, previous: 0 },
      unreadMessages: 3,
    });
    expect(answer.daily).toHaveLength(30);
  });

  it('compte les matériaux en ligne, épuisés et presque épuisés', () => {
    expect(answer.materials).toEqual({ online: 3, outOfStock: 1, lowStock: 1 });
  });

  it('dit quoi faire ensuite', () => {
    const withoutPhoto = [ids.material, ids.empty, ids.full];
    expect(answer.tasks).toEqual([
      { kind: 'hidden', count: 1, ids: [ids.hidden], reason: 'trompeur', message: 'Corrigez le prix.' },
      { kind: 'unanswered', count: 1, ids: [ids.unanswered], reason: null, message: null },
      { kind: 'outOfStock', count: 1, ids: [ids.empty], reason: null, message: null },
      { kind: 'withoutPhoto', count: 3, ids: withoutPhoto, reason: null, message: null },
      { kind: 'toConfirm', count: 1, ids: [ids.full], reason: null, message: null },
      { kind: 'drafts', count: 1, ids: [ids.draft], reason: null, message: null },
    ]);
  });
});

it('un compte supprimé emporte ses statistiques', async () => {
  const { seller, material } = await createShop();
  const log = createTestLog(context.db, daysAgo(1));
  log.view('203.0.113.1', material.id);
  await log.stop();
  await rollUpStatistics(context.db);
  await seller.call('DELETE', '/api/users/me', { password: seller.password });
  const figures = sql`
    select from seller_days where seller_id = ${seller.id}
    union all select from material_totals where material_id = ${material.id}`;
  await vi.waitFor(async () => expect((await figures.execute(context.db)).rows).toHaveLength(0), {
    timeout: 10_000,
  });
});
