import { verify } from '@node-rs/argon2';
import type { MaterialCard } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { learnCompletions } from '../modules/search/completion/learn-completions.ts';
import { searchMaterials } from '../modules/search/testing/search.ts';
import { learnVocabulary } from '../modules/search/words/vocabulary.ts';
import { updateReplyTimes } from '../modules/shops/service.ts';
import { logInAs } from '../testing/accounts.ts';
import { useTestApp } from '../testing/test-app.ts';
import { hasDemoAccounts, isEmptyMarket, loadDemo } from './load-demo.ts';
import { demoMaterials } from './materials.ts';

const context = useTestApp();
const now = new Date();
let wasEmpty: boolean;

beforeAll(async () => {
  wasEmpty = await isEmptyMarket(context.db);
  await learnVocabulary(context.db);
  await learnCompletions(context.db);
  await loadDemo(context.db, context.storage, { now, hasCovers: true });
});

async function listAll(): Promise<MaterialCard[]> {
  const pages = Math.ceil(demoMaterials.length / 24);
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      context.app.inject({ url: '/api/materials', query: { page: String(index + 1) } }),
    ),
  );
  return answers.flatMap((answer) => answer.json().items);
}

/** Everything that was loaded, in one text to compare. */
async function fingerprint() {
  const tables = [
    'users',
    'provider_profiles',
    'media',
    'materials',
    'material_images',
    'material_documents',
    'categories',
    'conversations',
    'messages',
    'conversation_sides',
    'favorites',
    'reports',
    'verification_requests',
    'contact_requests',
    'material_totals',
    'seller_days',
    'seller_source_days',
    'search_days',
  ];
  const contents = await Promise.all(
    tables.map((table) =>
      sql<{
        rows: string;
      }>`select md5(string_agg(t::text, '' order by t::text)) as rows from ${sql.table(table)} as t`.execute(
        context.db,
      ),
    ),
  );
  return contents.map(({ rows }) => rows);
}

describe('la boutique de démonstration', () => {
  it('remplit une base vide', async () => {
    expect([wasEmpty, await isEmptyMarket(context.db), await hasDemoAccounts(context.db)]).toEqual([
      true,
      false,
      true,
    ]);
    const summary = (await context.app.inject('/api/materials/summary')).json();
    expect(summary).toEqual({ materials: demoMaterials.length, sellers: 12 });
  });

  it('se trouve aussitôt, même mal écrite ou à demi tapée, sur un site déjà en marche', async () => {
    const { items, correction } = await searchMaterials(context.app, { q: 'esaclier' });
    expect(correction?.to).toBe('escalier');
    expect(items[0]?.title).toMatch(/^Escalier/);
    const suggestions = await context.app.inject({ url: '/api/materials/suggest', query: { q: 'hydrof' } });
    expect(suggestions.json().suggestions).toContainEqual(
      expect.objectContaining({ kind: 'term', text: 'plaque de plâtre BA13 hydrofuge' }),
    );
  });

  it('joint à une trentaine d’annonces des documents qui s’ouvrent', async () => {
    const rows = await context.db.selectFrom('materialDocuments').selectAll().execute();
    expect(new Set(rows.map(({ materialId }) => materialId)).size).toBe(30);
    for (const { id, bytes, title } of rows) {
      const { rawPayload } = await context.app.inject(`/media/documents/${id}`);
      const pdf = await PDFDocument.load(rawPayload, { throwOnInvalidObject: true });
      expect([rawPayload.length, pdf.getPageCount()]).toEqual([bytes, 2]);
      expect(bytes).toBeGreaterThan(30_000);
      expect(bytes).toBeLessThan(200_000);
      expect(pdf.getTitle()).toMatch(new RegExp(`^${title} – `));
    }
  });

  it('chargée deux fois, elle ne change pas', async () => {
    const before = await fingerprint();
    await loadDemo(context.db, context.storage, { now: new Date(now.getTime() + 86_400_000) });
    expect(await fingerprint()).toEqual(before);
  });

  it('montre chaque annonce avec un dessin qui n’est qu’à elle, servi en WebP', async () => {
    const cards = await listAll();
    expect(cards).toHaveLength(demoMaterials.length);
    const pictures = new Map(cards.map(({ picture }) => [picture?.id ?? 'none', picture?.widths ?? []]));
    expect([...pictures.keys()]).not.toContain('none');
    for (const [id, widths] of pictures) {
      expect(widths).toEqual([320]);
      const { statusCode } = await context.app.inject(`/media/${id}/320.webp`);
      expect(statusCode, id).toBe(200);
    }
    expect(pictures.size).toBe(demoMaterials.length);
  });

  it('date les annonces par rapport à aujourd’hui, la plus récente d’abord', async () => {
    const [first] = await listAll();
    const youngest = Math.min(...demoMaterials.map(({ publishedDaysAgo }) => publishedDaysAgo));
    expect(Date.parse(first?.publishedAt ?? '')).toBeCloseTo(now.getTime() - youngest * 86_400_000, -1);
  });

  it('sépare sur la carte ce qui est dans la même commune', async () => {
    const { rows } = await sql<{ shared: number; farthest: number }>`
      select count(*)::int - count(distinct (materials.latitude, materials.longitude))::int as shared,
        max(earth_distance(ll_to_earth(materials.latitude, materials.longitude),
          ll_to_earth(places.latitude, places.longitude))) as farthest
      from materials join places on code = commune_code and places.postal_code = materials.postal_code`.execute(
      context.db,
    );
    expect(rows[0]?.shared).toBe(0);
    expect(rows[0]?.farthest).toBeLessThan(1600);
  });

  it('ouvre ses trois comptes, vérifiés, avec le mot de passe annoncé', async () => {
    const users = await context.db
      .selectFrom('users')
      .select(['email', 'role', 'passwordHash', 'verifiedAt'])
      .where('email', 'in', ['acheteur@demo.fr', 'vendeur@demo.fr', 'admin@demo.fr'])
      .orderBy('email')
      .execute();
    expect(users.map(({ role }) => role)).toEqual(['USER', 'ADMIN', 'PROVIDER']);
    for (const { passwordHash, verifiedAt } of users) {
      expect(verifiedAt).toBeInstanceOf(Date);
      expect(passwordHash).toMatch(/^\$argon2id\$/);
      expect(await verify(passwordHash, 'parpaing-demo-2026')).toBe(true);
    }
    await logInAs(context.app, { email: 'acheteur@demo.fr', password: 'parpaing-demo-2026' });
  });

  it('a 90 jours de statistiques, et ce que l’on cherche en vain près de Lyon', async () => {
    const read = async (email: string, path: string) => {
      const { headers } = await logInAs(context.app, { email, password: 'parpaing-demo-2026' });
      return (await context.app.inject({ url: `/api/statistics${path}`, headers })).json();
    };
    const { totals, previousTotals, daily, sources, searches, demand } = await read('confluence@demo.fr', '');
    for (const { views, dailyVisitors, contacts } of [totals, previousTotals]) {
      expect(views).toBeGreaterThan(dailyVisitors);
      expect(dailyVisitors).toBeGreaterThan(contacts);
      expect(contacts).toBeGreaterThan(5);
    }
    expect(daily.slice(0, -1).every(({ views }: { views: number }) => views > 0)).toBe(true);
    expect(sources[0].source).toBe('search');
    expect(searches.length).toBeGreaterThan(5);
    expect(demand.place.name).toMatch(/^Lyon/);
    expect(demand.searches).toHaveLength(6);
    expect(demand.searches[0]).toEqual({ words: 'laine de bois 145 mm', searches: 86, results: 0 });

    const materials = await read('confluence@demo.fr', '/materials?days=90');
    const sum = materials.items.reduce((total: number, { views }: { views: number }) => total + views, 0);
    expect(sum).toBeGreaterThan(previousTotals.views);
    const quarter = await read('confluence@demo.fr', '?days=90');
    const bySource = quarter.sources.reduce(
      (total: number, { views }: { views: number }) => total + views,
      0,
    );
    expect(bySource).toBe(quarter.totals.views);
  });

  it('a des conversations en cours, dont une non lue de chaque côté, et aucune plus vieille que son annonce', async () => {
    const read = async (email: string, path: string) => {
      const { headers } = await logInAs(context.app, { email, password: 'parpaing-demo-2026' });
      return (await context.app.inject({ url: `/api/conversations${path}`, headers })).json();
    };
    for (const email of ['acheteur@demo.fr', 'vendeur@demo.fr']) {
      const { items } = await read(email, '');
      expect(items.length).toBeGreaterThanOrEqual(3);
      for (const { lastMessage, material } of items) {
        expect(Date.parse(lastMessage.createdAt)).toBeLessThan(now.getTime());
        expect(material.picture?.widths).toEqual([320]);
      }
      expect(await read(email, '/unread')).toEqual({ count: 1 });
    }
    const { rows } = await sql`
      select material_id from conversations join materials on materials.id = material_id
      where conversations.created_at <= published_at`.execute(context.db);
    expect(rows).toEqual([]);
    const { rows: miscounted } = await sql`
      select conversation_id from conversation_sides as side
      where unread_count <> (select count(*) from messages where conversation_id = side.conversation_id
        and sender_id <> side.user_id and created_at > coalesce(read_up_to, '-infinity'))`.execute(
      context.db,
    );
    expect(miscounted).toEqual([]);
  });

  it('garde la nuit les délais de réponse que ses conversations montrent', async () => {
    const read = () =>
      context.db
        .selectFrom('providerProfiles')
        .select(['userId', 'replyMinutes'])
        .orderBy('userId')
        .execute();
    const announced = await read();
    await updateReplyTimes(context.db);
    expect(await read()).toEqual(announced);
  });

  it('a des favoris, plus jeunes que leurs annonces et comptés dans les statistiques', async () => {
    for (const [email, count] of [
      ['acheteur@demo.fr', 8],
      ['vendeur@demo.fr', 3],
    ] as const) {
      const { headers } = await logInAs(context.app, { email, password: 'parpaing-demo-2026' });
      const { total } = (await context.app.inject({ url: '/api/favorites', headers })).json();
      expect(total).toBe(count);
    }
    const { rows } = await sql`
      select title from favorites join materials on materials.id = material_id
      where favorites.created_at <= published_at or user_id = seller_id
        or coalesce((select max(favorites) from material_totals where material_id = materials.id), 0) = 0`.execute(
      context.db,
    );
    expect(rows).toEqual([]);
  });
});
