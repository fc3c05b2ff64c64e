import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@parpaing/api/logger';
import { withClient } from '@parpaing/api/with-client';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { listProcesses } from './postgres-processes.ts';

// Each test makes a cluster or two.
vi.setConfig({ testTimeout: 60_000 });

const scratch = mkdtempSync(join(tmpdir(), 'parpaing-postgres-'));
const prepared = join(scratch, 'prepared');
let folder: string;
// Making a cluster takes longer than what most tests do with it.
beforeAll(async () => {
  folder = prepared;
  await (await start()).stop();
});
beforeEach(() => {
  folder = mkdtempSync(join(scratch, 'test-'));
  execFileSync('cp', ['--archive', `${prepared}/.`, folder]);
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(scratch, { recursive: true }));

const start = () =>
  startEmbeddedPostgres({ folder, password: 'essai', settings: { shared_buffers: '16MB' } });

const query = <Row>(url: string, text: string) =>
  withClient(url, async (client) => (await client.query(text)).rows as Row[]);

/** In a process of its own, which can be killed. */
async function launchApart() {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const { url } = await startEmbeddedPostgres(${JSON.stringify({ folder, password: 'essai' })});
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

describe('la base embarquée', () => {
  it('garde ce qui fut écrit d’un démarrage à l’autre', async () => {
    const first = await start();
    await query(first.url, 'create table briques as select 42 as nombre');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select nombre from briques')).toEqual([{ nombre: 42 }]);
    await second.stop();
  });

  it('reprend seule après un kill -9, sans perdre ce qui était validé', async () => {
    const { child, url } = await launchApart();
    await query(url, 'create table briques as select 7 as nombre');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const recovered = await start();
    expect(await query(recovered.url, 'select nombre from briques')).toEqual([{ nombre: 7 }]);
    await recovered.stop();
  });

  it('refuse en une phrase un mot de passe qui n’est pas le sien, et ne laisse rien tourner', async () => {
    await (await start()).stop();
    const refused = startEmbeddedPostgres({ folder, password: 'autre' });
    await expect(refused).rejects.toThrow(/refuses the password of secrets.json/);
    await (await start()).stop();
  });

  it('refuse en une phrase un dossier d’une autre version majeure', async () => {
    await (await start()).stop();
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 12, this version runs PostgreSQL 18/);
  });
});

const readPostmaster = () =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('PostgreSQL qui s’arrête sans qu’on le lui demande', () => {
  it('est relancé à la même adresse, avec ce qui était validé', async () => {
    const log: string[] = [];
    const postgres = await startEmbeddedPostgres({
      folder,
      password: 'essai',
      logger: createLogger('warn', { stream: { write: (line) => log.push(line) } }),
    });
    await query(postgres.url, 'create table briques as select 7 as nombre');
    process.kill(readPostmaster(), 'SIGKILL');
    await vi.waitFor(() => expect(postgres.isRestarting()).toBe(true), { timeout: 10_000 });
    await vi.waitFor(() => expect(postgres.isRestarting()).toBe(false), { timeout: 15_000 });
    expect(await query(postgres.url, 'select nombre from briques')).toEqual([{ nombre: 7 }]);
    expect(log.join()).toMatch(/killed by SIGKILL.*ended, it is started again.*answers again/s);
    await postgres.stop();
    expect(listProcesses(join(folder, 'postgres'))).toEqual([]);
  });

  it('trois fois de suite aussitôt lancé n’est plus relancé, et une phrase le dit', async () => {
    const { promise: givenUp, resolve: onGiveUp } = Promise.withResolvers<Error>();
    const postgres = await startEmbeddedPostgres({ folder, password: 'essai', onGiveUp });
    appendFileSync(join(folder, 'postgres', 'postgresql.conf'), 'ceci = n’est pas un réglage\n');
    process.kill(readPostmaster(), 'SIGKILL');
    expect((await givenUp).message).toMatch(/PostgreSQL ended 3 times in a row .* \(.*postgresql.conf.*\)/);
    await postgres.stop();
  });

  it('et ne peut pas même être lancé : le processus vit, et une phrase le dit', async () => {
    const { promise: givenUp, resolve: onGiveUp } = Promise.withResolvers<Error>();
    const postgres = await startEmbeddedPostgres({ folder, password: 'essai', onGiveUp });
    // The log cannot be put aside any more, which every launch does first.
    rmSync(join(folder, 'postgres.log.previous'), { force: true });
    mkdirSync(join(folder, 'postgres.log.previous', 'plein'), { recursive: true });
    process.kill(readPostmaster(), 'SIGKILL');
    expect((await givenUp).message).toContain('PostgreSQL ended 3 times in a row');
    await postgres.stop();
  });

  it('peut être arrêté avant d’être relancé', async () => {
    const postgres = await startEmbeddedPostgres({ folder, password: 'essai' });
    process.kill(readPostmaster(), 'SIGKILL');
    await vi.waitFor(() => expect(postgres.isRestarting()).toBe(true), { timeout: 10_000, interval: 1 });
    await postgres.stop();
    expect(listProcesses(join(folder, 'postgres'))).toEqual([]);
  });
});

describe('PostgreSQL resté seul', () => {
  it.each([
    ['en marche', () => {}],
    ['figé', () => signalAll('SIGSTOP')],
    ['qui n’en finit pas de s’arrêter, parce qu’un des siens est figé', leaveStopping],
  ])('%s est arrêté, et un nouveau démarre', async (_, hinder) => {
    const { child, url } = await launchApart();
    await query(url, 'create table briques as select 7 as nombre');
    const idle = new pg.Client(url);
    idle.on('error', () => {});
    await idle.connect();
    hinder();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const recovered = await start();
    expect(await query(recovered.url, 'select nombre from briques')).toEqual([{ nombre: 7 }]);
    await recovered.stop();
  });

  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of listProcesses(join(folder, 'postgres'))) process.kill(pid, signal);
  };

  function leaveStopping() {
    const postmaster = readPostmaster();
    for (const pid of listProcesses(join(folder, 'postgres')))
      if (pid !== postmaster) process.kill(pid, 'SIGSTOP');
    process.kill(postmaster, 'SIGINT');
  }
});

describe('l’application', () => {
  it('n’est pas superutilisateur', async () => {
    const postgres = await start();
    const asked = 'select usesuper, usename from pg_user where usename = current_user';
    expect(await query(postgres.url, asked)).toEqual([{ usesuper: false, usename: 'parpaing_app' }]);
    await expect(query(postgres.url, "copy (select 1) to '/tmp/ailleurs'")).rejects.toThrow(
      /permission denied/,
    );
    await postgres.stop();
  });

  it('reçoit ce qu’un superutilisateur avait fait d’un dossier plus ancien', async () => {
    const before = await start();
    const objects = `
      alter database postgres owner to parpaing; alter schema public owner to parpaing;
      create table briques (id int generated always as identity, nombre int, libre serial);
      create type etat as enum ('neuf'); create sequence suite; create view vue as select 1;
      create function compter() returns int language sql return 1;
      create text search configuration metier (copy = french);
      create statistics ensemble (dependencies) on id, nombre from briques`;
    await query(before.adminUrl, objects);
    await before.stop();
    const after = await start();
    const changes = `
      alter table briques add column poids int; insert into briques (nombre) values (1);
      alter type etat add value 'réemploi'; alter sequence suite restart; drop view vue;
      create or replace function compter() returns int language sql return 2;
      alter text search configuration metier rename to autre; drop statistics ensemble; create schema pgboss`;
    await query(after.url, changes);
    await after.stop();
  });
});

describe('le dossier de données', () => {
  it('n’appartient qu’à un processus à la fois', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(/is in use by another running process/);
    await unlock();
    await (await lockDataFolder(folder))();
  });
});
