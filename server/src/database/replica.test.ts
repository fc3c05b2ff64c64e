import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database, requestLimits } from '@parpaing/api/database';
import { followReplica, type Replica } from '@parpaing/api/replica';
import { withClient } from '@parpaing/api/with-client';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWithReplica } from '../testing/start-replica.ts';

vi.setConfig({ testTimeout: 60_000 });

const patiently = { timeout: 10_000 };

let folder: string;
let servers: Awaited<ReturnType<typeof startWithReplica>>;
let replica: Replica;
let db: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parpaing-replica-'));
  servers = await startWithReplica(folder);
  await onPrimary('create table briques (nombre int)');
});

afterAll(async () => {
  await servers?.replica.stop();
  await servers?.primary.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  const limits = requestLimits(2500);
  const primaryUrl = servers.primary.url;
  replica = followReplica({ primaryUrl, replicaUrl: servers.replica.url }, { limits });
  db = connectDatabase(primaryUrl, 2, { limits, replica });
  await expect.poll(replica.isCurrent, patiently).toBe(true);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await onReplica('select pg_wal_replay_resume() where pg_is_wal_replay_paused()');
  await db.destroy();
  await replica.stop();
});

const query = (url: string, text: string) =>
  withClient(url, async (client) => (await client.query(text)).rowCount);

const onPrimary = (text: string) => query(servers.primary.url, text);
const onReplica = (text: string) => query(servers.replica.adminUrl, text);

const isReadFromReplica = async () =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is;

const countBricks = async () =>
  (await sql<{ count: number }>`select count(*)::int from briques`.execute(db)).rows[0]?.count;

const readSlowlyFromReplica = () =>
  sql<{ slept: string; is: boolean }>`
    select case when pg_is_in_recovery() then pg_sleep(1)::text end as slept, pg_is_in_recovery() as is
  `.execute(db);

async function cutReading() {
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where query like '%slept%' and pid <> pg_backend_pid()`;
  await expect.poll(() => onReplica(cut)).toBe(1);
}

describe('une réplique', () => {
  it('répond aux lectures tant qu’elle a rejoué ce qu’on sait changé', async () => {
    expect(await isReadFromReplica()).toBe(true);
    const before = (await countBricks()) ?? 0;
    await onReplica('select pg_wal_replay_pause()');
    await onPrimary('insert into briques values (1)');
    replica.expectChange();
    expect([await isReadFromReplica(), await countBricks()]).toEqual([false, before + 1]);

    await onReplica('select pg_wal_replay_resume()');
    await expect.poll(isReadFromReplica, patiently).toBe(true);
    expect(await countBricks()).toBe(before + 1);
  });

  it('en retard sans qu’on l’ait dit, ne répond plus', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await onPrimary('insert into briques values (2)');
    await expect.poll(isReadFromReplica, patiently).toBe(false);
    await onReplica('select pg_wal_replay_resume()');
    await expect.poll(isReadFromReplica, patiently).toBe(true);
  });

  it('trop lente, ne fait pas recommencer la lecture ailleurs', async () => {
    const reportFailure = vi.spyOn(replica, 'reportFailure');
    await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toThrow('the database is unavailable');
    expect(reportFailure).not.toHaveBeenCalled();
  });

  it('coupée au milieu d’une lecture, la laisse au primaire', async () => {
    const reading = readSlowlyFromReplica();
    await cutReading();
    expect((await reading).rows).toEqual([{ slept: null, is: false }]);
    await expect.poll(isReadFromReplica, patiently).toBe(true);
  });

  it('partie, laisse répondre le primaire, puis reprend', async () => {
    await servers.replica.stop();
    expect(await isReadFromReplica()).toBe(false);
    await servers.replica.restart();
    await expect.poll(isReadFromReplica, patiently).toBe(true);
  });

  // The last: it stops the primary.
  it('répond seule quand le primaire est parti, même après une coupure', async () => {
    await servers.primary.stop();
    expect(await isReadFromReplica()).toBe(true);
    const reading = readSlowlyFromReplica().catch((error: Error) => error.message);
    await cutReading();
    expect(await reading).toBe('the database is unavailable');
    // The cut starts a check, which finds no primary: had it failed, no read would be answered again.
    await expect.poll(() => isReadFromReplica().catch(() => false), patiently).toBe(true);
  });
});
