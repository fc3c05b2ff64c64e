import { sql } from 'kysely';
import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createMaterial, createSeller } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { type ChangedMaterials, createPing, listenForAnnouncements } from './announcements.ts';

const context = useTestApp();

it('une base figée est remarquée, et n’empêche pas de s’arrêter', async () => {
  const { rows: before } = await listListeners();
  const announcements = await listenForAnnouncements(context.databaseUrl);
  const onGap = vi.fn();
  announcements.subscribe({ onGap });
  const { rows } = await listListeners();
  const known = new Set(before.map(({ pid }) => pid));
  const pid = rows.find((listener) => !known.has(listener.pid))?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), { timeout: 30_000 });
    await announcements.stop();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});

const listListeners = () =>
  sql<{ pid: number }>`
    select pid from pg_stat_activity
    where application_name = 'parpaing-stream' and datname = current_database()`.execute(context.db);

it('un changement de matériaux est annoncé une fois par requête, quel qu’en soit le nombre', async () => {
  const announcements = await listenForAnnouncements(context.databaseUrl);
  const heard: ChangedMaterials[] = [];
  announcements.subscribe({ onMaterials: (changed) => void heard.push(changed), onGap() {} });
  const { id: sellerId } = await createSeller(context.db);
  const hear = async (change: () => Promise<unknown>) => {
    await announcements.catchUp();
    heard.length = 0;
    await change();
    await announcements.catchUp();
    return heard;
  };
  try {
    const draft = () => createMaterial(context.db, { sellerId, status: 'brouillon', publishedAt: null });
    expect(await hear(draft)).toEqual([]);
    let id = '';
    expect(
      await hear(async () => {
        ({ id } = await createMaterial(context.db, { sellerId }));
      }),
    ).toEqual([[id]]);
    for (let index = 0; index < 200; index++) await createMaterial(context.db, { sellerId });
    const discount = () =>
      context.db.updateTable('materials').set({ priceCents: 1 }).where('sellerId', '=', sellerId).execute();
    expect(await hear(discount)).toEqual(['all']);
  } finally {
    await announcements.stop();
  }
});

it('des changements simultanés partagent une requête, posée après eux', async () => {
  const queries: PromiseWithResolvers<pg.QueryResult>[] = [];
  const query = () => {
    const held = Promise.withResolvers<pg.QueryResult>();
    queries.push(held);
    return held.promise;
  };
  const ping = createPing({ query } as unknown as pg.Client, () => {});
  const first = ping();
  await vi.waitFor(() => expect(queries).toHaveLength(1));
  let answered = 0;
  const late = Promise.all([ping(), ping()].map((each) => each.then(() => answered++)));
  queries[0]?.resolve({} as pg.QueryResult);
  await first;
  await vi.waitFor(() => expect(queries).toHaveLength(2));
  expect(answered).toBe(0);
  queries[1]?.resolve({} as pg.QueryResult);
  await late;
  expect(queries).toHaveLength(2);
});
