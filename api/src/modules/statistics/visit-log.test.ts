import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { connectDatabase, requestLimits } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import { createCorrespondent } from '../../testing/correspondents.ts';
import { createMaterial, createSeller } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createTestLog, listViews } from './testing/visits.ts';

const context = useTestApp();

const noon = new Date('2026-03-10T11:00:00Z');

async function countViews(materialId: string) {
  return (await listViews(context.db, materialId)).length;
}

describe('une vue', () => {
  it('compte une fois par visiteur, matériau et jour, et de nouveau le lendemain', async () => {
    const [one, other] = [await createMaterial(context.db), await createMaterial(context.db)];
    const log = createTestLog(context.db, noon);
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) log.view(address, one.id);
    log.view('203.0.113.1', other.id);
    await log.flush();
    log.view('203.0.113.1', one.id);
    await log.flush();
    expect([await countViews(one.id), await countViews(other.id)]).toEqual([2, 1]);

    log.setTime(new Date('2026-03-11T11:00:00Z'));
    log.view('203.0.113.1', one.id);
    await log.stop();
    expect(await countViews(one.id)).toBe(3);
  });

  it('a le jour de Paris, pas celui de Greenwich', async () => {
    const { id } = await createMaterial(context.db);
    const log = createTestLog(context.db, new Date('2026-07-01T21:59:00Z'));
    log.view('203.0.113.1', id);
    log.setTime(new Date('2026-07-01T22:01:00Z'));
    log.view('203.0.113.1', id);
    await log.stop();
    expect((await listViews(context.db, id)).map(({ day }) => day)).toEqual(['2026-07-01', '2026-07-02']);
  });

  it('ne compte ni le vendeur, ni les robots, ni un brouillon, ni un matériau retiré ou inconnu', async () => {
    const seller = await createSeller(context.db);
    const mine = await createMaterial(context.db, { sellerId: seller.id });
    const draft = await createMaterial(context.db, { status: 'brouillon', publishedAt: null });
    const paused = await createMaterial(context.db, { status: 'en_pause' });
    const log = createTestLog(context.db, noon);
    log.view('203.0.113.1', mine.id, { viewerId: seller.id });
    log.view('203.0.113.2', mine.id, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    log.view('203.0.113.3', mine.id, { userAgent: '' });
    for (const { id } of [draft, paused, { id: newId() }]) log.view('203.0.113.4', id);
    await log.stop();
    const { rows } = await sql`
      select from view_events where material_id = any(${[mine.id, draft.id, paused.id]})`.execute(context.db);
    expect(rows).toHaveLength(0);
  });

  it('est la même dans deux processus, qui partagent le sel du jour', async () => {
    const { id } = await createMaterial(context.db);
    const day = new Date('2026-03-12T11:00:00Z');
    const logs = [createTestLog(context.db, day), createTestLog(context.db, day)];
    for (const log of logs) log.view('203.0.113.1', id);
    await Promise.all(logs.map((log) => log.stop()));
    expect(await countViews(id)).toBe(1);
  });

  it('ne laisse ni adresse ni navigateur dans la base', async () => {
    const { id } = await createMaterial(context.db);
    const log = createTestLog(context.db, noon);
    log.view('203.0.113.77', id);
    await log.stop();
    const [{ visitor } = { visitor: '' }] = await listViews(context.db, id);
    expect(visitor).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('un contact', () => {
  it('marque la vue du jour, avec la recherche d’où elle vient', async () => {
    const buyer = await createCorrespondent(context);
    const { id } = await createMaterial(context.db);
    const log = createTestLog(context.db);
    log.view('203.0.113.1', id, { source: 'search', words: 'laine de verre' });
    log.view('203.0.113.2', id);
    await log.flush();
    log.contact('203.0.113.1', id, buyer.id);
    await log.flush();
    expect((await listViews(context.db, id)).map((view) => view.hasContact)).toEqual([false, false]);

    await buyer.start(id, 'Bonjour, est-ce disponible ?');
    log.contact('203.0.113.1', id, buyer.id);
    await log.stop();
    const contacted = (await listViews(context.db, id)).filter((view) => view.hasContact);
    expect(contacted.map(({ words }) => words)).toEqual(['laine de verre']);
  });
});

describe('quand la base ne répond pas', () => {
  it('les vues attendent en mémoire, en nombre borné, puis sont écrites', { timeout: 90_000 }, async () => {
    const { id } = await createMaterial(context.db);
    const impatient = connectDatabase(context.databaseUrl, 1, { limits: requestLimits(500) });
    const lock = await context.db.startTransaction().execute();
    const log = createTestLog(impatient, noon);
    try {
      await sql`lock table view_events in access exclusive mode`.execute(lock);
      for (let visitor = 0; visitor < 10_050; visitor++) log.view(`visitor ${visitor}`, id);
      await log.flush();
    } finally {
      await lock.rollback().execute();
    }
    expect(await countViews(id)).toBe(0);
    await vi.waitFor(async () => {
      await log.flush();
      expect(await countViews(id)).toBe(10_000);
    }, 60_000);
    await log.stop();
    await impatient.destroy();
  });

  it('une visite que la base refuse n’empêche pas les suivantes', async () => {
    const { id } = await createMaterial(context.db);
    const log = createTestLog(context.db, noon);
    log.view('203.0.113.1', id, { words: 'nul \u0000' });
    await log.flush();
    log.view('203.0.113.1', id);
    await log.stop();
    expect(await countViews(id)).toBe(1);
  });
});
