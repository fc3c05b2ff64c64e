import { calls } from '@parpaing/contract/calls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { backgroundLimits, connectDatabase, type Database } from '../../db/database.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { App } from '../endpoint.ts';
import { createQueue } from './queue.ts';

const context = useTestApp();
const search = calls.listMaterials.path;
let searchDb: Database;
let app: App;
let unlock: () => void;
let locked: Promise<unknown>;

/** One search at once and one in the queue, on connections of their own. */
beforeAll(async () => {
  // A search stands still here until the lock is released, for longer than a request may last.
  searchDb = connectDatabase(context.databaseUrl, 2, { limits: backgroundLimits });
  const queue = createQueue({ concurrency: 1, maxWaiting: 4, maxWaitingPerCaller: 1 });
  app = await buildApp({
    ...context.options,
    lanes: { ...context.options.lanes, searches: { db: searchDb, queue } },
  });
});
afterAll(async () => {
  await app.close();
  await searchDb.destroy();
});

/** Searches stand still while the table is locked. */
beforeEach(async () => {
  await new Promise<void>((resolve, reject) => {
    locked = context.db
      .transaction()
      .execute(async (transaction) => {
        await sql`lock table materials in access exclusive mode`.execute(transaction);
        await new Promise<void>((release) => {
          unlock = release;
          resolve();
        });
      })
      .catch(reject);
  });
});
afterEach(async () => {
  unlock();
  await locked;
});

const counts = () => app.queues.get('searches')?.counts;
const ask = (remoteAddress: string, headers = {}) => app.inject({ url: search, remoteAddress, headers });

async function hammer(address: string) {
  const searches = [ask(address), ask(address)];
  await vi.waitFor(() => expect(counts()).toMatchObject({ running: 1, waiting: 1 }));
  return async () => {
    unlock();
    return (await Promise.all(searches)).map(({ statusCode }) => statusCode);
  };
}

describe('quand les recherches débordent', () => {
  it('la suivante est refusée tout de suite, avec le moment de revenir', async () => {
    const finish = await hammer('192.0.2.1');
    const logged = context.logLines.length;
    const refusal = await ask('192.0.2.1');
    expect(refusal.statusCode).toBe(503);
    expect(refusal.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(refusal.json()).toEqual({
      error: 'unavailable',
      message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
      requestId: refusal.headers['x-request-id'],
    });
    const levels = context.logLines.slice(logged).map((line) => JSON.parse(line).level as number);
    expect(Math.max(...levels)).toBeLessThan(40);
    expect(await finish()).toEqual([200, 200]);
  });

  it('une autre adresse garde sa place, qu’un en-tête ne donne pas', async () => {
    const finish = await hammer('192.0.2.1');
    const forged = await ask('192.0.2.1', { 'x-forwarded-for': '198.51.100.7' });
    expect(forged.statusCode).toBe(503);
    const other = ask('198.51.100.7');
    await vi.waitFor(() => expect(counts()).toMatchObject({ waiting: 2 }));
    expect(await finish()).toEqual([200, 200]);
    expect((await other).statusCode).toBe(200);
  });

  it('la santé, les autres lectures et les membres répondent', async () => {
    const finish = await hammer('192.0.2.1');
    const { headers } = await logInAs(app, await createUser(context.db));
    const answers = await Promise.all([
      app.inject({ url: calls.checkLiveness.path, remoteAddress: '192.0.2.1' }),
      app.inject({ url: calls.checkReadiness.path, remoteAddress: '192.0.2.1' }),
      app.inject({ url: `${calls.searchPlaces.path}?q=Lyon`, remoteAddress: '192.0.2.1' }),
      app.inject({ url: calls.readMe.path, headers, remoteAddress: '192.0.2.1' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await finish()).toEqual([200, 200]);
  });

  it('qui ferme sa page quitte la file', async () => {
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const client = new AbortController();
    const running = ask('192.0.2.1');
    await vi.waitFor(() => expect(counts()).toMatchObject({ running: 1 }));
    const leaving = fetch(origin + search, { signal: client.signal });
    await vi.waitFor(() => expect(counts()).toMatchObject({ waiting: 1 }));
    client.abort();
    await expect(leaving).rejects.toThrow();
    await vi.waitFor(() => expect(counts()).toMatchObject({ running: 1, waiting: 0 }));
    unlock();
    expect((await running).statusCode).toBe(200);
  });

  it('les chiffres le disent', async () => {
    const finish = await hammer('192.0.2.1');
    const before = counts()?.refused ?? 0;
    await ask('192.0.2.1');
    const { body } = await app.inject(calls.readMetrics.path);
    expect(body).toContain('queue_running{queue="searches"} 1');
    expect(body).toContain('queue_waiting{queue="searches"} 1');
    expect(body).toContain(`queue_refused_total{queue="searches"} ${before + 1}`);
    await finish();
  });
});
