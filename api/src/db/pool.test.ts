import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { constants, getPriority } from 'node:os';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { useTestApp } from '../testing/test-app.ts';
import { DatabaseUnavailableError } from './availability.ts';
import { backgroundLimits, connectDatabase, type Database } from './database.ts';
import { requestContext, WaitingTime } from './request-context.ts';

const context = useTestApp();
let db: Database;
let other: pg.Client;
beforeAll(async () => {
  // One connection, so that each test says what became of it; and the limits of production.
  db = connectDatabase(context.databaseUrl, 1);
  other = new pg.Client(context.databaseUrl);
  await other.connect();
});
afterAll(async () => {
  await db.destroy();
  await other.end();
});

async function askPid(database: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
  return rows[0]?.pid ?? 0;
}

/** On a busy machine a new connection may take longer than a request would wait for it. */
const readPid = (database: Database) => vi.waitFor(() => askPid(database), { timeout: 15_000 });

const end = (pid: number) => other.query('select pg_terminate_backend($1, 5000)', [pid]);
const answers = async () => expect(await readPid(db)).toBeGreaterThan(0);

it('une connexion de moindre priorité laisse passer les autres', async () => {
  const background = connectDatabase(context.databaseUrl, 1, { hasLowPriority: true });
  expect(getPriority(await readPid(background))).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(getPriority(await readPid(db))).toBe(constants.priority.PRIORITY_NORMAL);
  await background.destroy();
});

describe('une connexion perdue', () => {
  it('au repos est remplacée sans que personne ne le voie', async () => {
    const lines: string[] = [];
    const logger = createLogger('warn', { stream: { write: (line) => lines.push(line) } });
    const idle = connectDatabase(context.databaseUrl, 1, { limits: backgroundLimits, logger });
    const pid = await askPid(idle);
    await end(pid);
    await vi.waitFor(() => expect(lines.join()).toContain('connection lost'), { timeout: 15_000 });
    expect(await askPid(idle)).not.toBe(pid);
    await idle.destroy();
  });

  it('pendant une instruction : elle seule échoue', async () => {
    const pid = await readPid(db);
    const statement = sql`select pg_sleep(1)`.execute(db);
    await Promise.all([expect(statement).rejects.toThrow(DatabaseUnavailableError), end(pid)]);
    await answers();
  });

  it('entre deux instructions d’une transaction : rien n’en reste, et le processus vit', async () => {
    await sql`create table if not exists temoin (nombre int)`.execute(db);
    const transaction = db.transaction().execute(async (started) => {
      await sql`insert into temoin values (1)`.execute(started);
      await end(await askPid(started));
      await sql`insert into temoin values (2)`.execute(started);
    });
    await expect(transaction).rejects.toThrow(DatabaseUnavailableError);
    await answers();
    const { rows } = await sql`select nombre from temoin`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe('une base qui ne peut pas servir', () => {
  it('parce qu’une instruction dure trop : elle est interrompue dans PostgreSQL', async () => {
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow(DatabaseUnavailableError);
    const { rows } = await other.query(
      "select from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'",
    );
    expect(rows).toEqual([]);
    await answers();
  });

  it('parce que les instructions d’une requête, chacune à temps, durent trop ensemble', async () => {
    await readPid(db);
    const sleep = () => sql`select pg_sleep(1.3)`.execute(db);
    const request = requestContext.run({ waitingTime: new WaitingTime() }, async () => {
      await sleep();
      const second = await sleep().catch((error: unknown) => error);
      return second;
    });
    expect(await request).toBeInstanceOf(DatabaseUnavailableError);
    await answers();
  });

  it('parce que toutes les connexions sont prises', async () => {
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
    const holding = db.connection().execute(() => isHeld);
    await expect(askPid(db)).rejects.toThrow(DatabaseUnavailableError);
    release();
    await holding;
    await answers();
  });

  it('parce qu’elle est figée : qui attendait est prévenu, la connexion est rendue', async () => {
    const pid = await readPid(db);
    process.kill(pid, 'SIGSTOP');
    try {
      await expect(askPid(db)).rejects.toThrow(DatabaseUnavailableError);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    expect(await readPid(db)).not.toBe(pid);
  });

  it('parce qu’elle n’est plus la principale : la connexion suivante en trouve une autre', async () => {
    await sql`set default_transaction_read_only = on`.execute(db);
    const write = () => sql`create table if not exists temoin_ecrit (nombre int)`.execute(db);
    await expect(write()).rejects.toThrow(DatabaseUnavailableError);
    await answers();
    await write();
  });

  it('parce qu’elle accepte les connexions sans jamais répondre', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const mute = connectDatabase(`postgres://personne@127.0.0.1:${port}/nulle-part`, 1);
    await expect(askPid(mute)).rejects.toThrow(DatabaseUnavailableError);
    await mute.destroy();
    silent.close();
  });
});

it('ce que la base refuse garde son code : demander autrement peut réussir', async () => {
  const failure = await sql`select * from nulle_part`.execute(db).catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(DatabaseUnavailableError);
  expect((failure as { code: string }).code).toBe('42P01');
});

it('ce qu’elle ne sait pas faire n’est pas une panne', async () => {
  const failure = sql`select 1 union select 2 for update`.execute(db);
  await expect(failure).rejects.toMatchObject({ code: '0A000' });
});

describe('quand la base ne sert pas', () => {
  const hindered = useTestApp();
  let origin: string;
  let lock: pg.Client;
  beforeAll(async () => {
    origin = await hindered.app.listen({ port: 0 });
    lock = new pg.Client(hindered.databaseUrl);
    await lock.connect();
  });
  afterAll(() => lock.end());

  const countWaiting = async () => {
    const { rows } = await other.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
      [new URL(hindered.databaseUrl).pathname.slice(1)],
    );
    return rows[0]?.count;
  };

  it('la lecture qu’un client abandonne s’arrête dans PostgreSQL', async () => {
    await lock.query('begin; lock table materials in access exclusive mode');
    const leaving = new AbortController();
    const reading = fetch(`${origin}/api/materials?inStock=true`, { signal: leaving.signal });
    await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThan(0), { timeout: 10_000 });
    leaving.abort();
    await expect(reading).rejects.toThrow();
    await vi.waitFor(async () => expect(await countWaiting()).toBe(0), { timeout: 10_000 });
    await lock.query('rollback');
    expect((await fetch(`${origin}/api/materials`)).status).toBe(200);
  });
});
