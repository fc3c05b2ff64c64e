import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { argumentsOf, descendantsOf, isAlive, signal } from '../trust/process-tree.ts';
import { accounts, password } from './fixtures.ts';

// One after another: they share the folder of a first start.
test.describe.configure({ mode: 'default' });

let folder: string;
let started: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parpaing-started-'));
  started = folder;
  const server = await launchUntilReady(await findFreePort());
  server.child.kill('SIGTERM');
  await expectCleanEnd(server);
});
test.afterAll(() => rmSync(started, { recursive: true }));
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parpaing-lifecycle-'));
  // PostgreSQL's files keep their owner and their permissions.
  execFileSync('cp', ['--archive', `${started}/.`, folder]);
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Below those that outgoing connections are given: one of them could have it before the server does. */
async function findFreePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch {
    return findFreePort();
  }
  probe.close();
  return port;
}

function launch(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), DEMO_PICTURES: 'none', ...environment },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output: output.join(''),
  }));
  return { child, ended, output: () => output.join('') };
}

/** Shows what the process printed when it ends otherwise. */
async function expectCleanEnd({ ended }: ReturnType<typeof launch>) {
  expect(await ended).toEqual({ code: 0, output: expect.any(String) });
}

async function launchUntilReady(port: number, environment: Record<string, string> = {}) {
  const launched = launch({ PORT: String(port), ...environment });
  await expect(async () =>
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200),
  ).toPass();
  return launched;
}

const listWorkers = ({ child }: ReturnType<typeof launch>) =>
  descendantsOf(child.pid ?? 0).filter((pid) => argumentsOf(pid).at(-1)?.endsWith('worker.ts'));

/** On a connection of its own, so that workers take turns. */
async function ask(address: string) {
  const [answer] = (await once(get(address, { agent: false }), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}

/** Sends half a request and waits: what a lost phone leaves behind. */
async function openHalfRequest(port: number) {
  const socket = connect(port, 'localhost');
  // A server that stops may reset it.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET /about HTTP/1.1\r\nHost: localhost\r\n');
  return socket;
}

test('un arrêt laisse finir les requêtes en cours, sans attendre sans fin celles qui n’arrivent pas', async () => {
  const port = await findFreePort();
  const server = await launchUntilReady(port);
  const finishing = await openHalfRequest(port);
  const lost = await openHalfRequest(port);
  let answer = '';
  finishing.on('data', (chunk) => {
    answer += chunk;
  });
  server.child.kill('SIGTERM');
  await expect(() => expect(server.output()).toContain('Stopping')).toPass();
  finishing.write('\r\n');
  await expectCleanEnd(server);
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer).toContain('</html>');
  lost.destroy();
});

test('rien de validé n’est perdu par un kill -9, et le dossier n’a qu’un maître', {
  tag: '@trust',
}, async () => {
  const port = await findFreePort();
  const first = await launchUntilReady(port);
  const { databasePassword } = JSON.parse(readFileSync(join(folder, 'data', 'secrets.json'), 'utf8'));
  await queryEmbedded(databasePassword, 'create table temoin as select 1 as valide');
  const workers = listWorkers(first);
  first.child.kill('SIGKILL');
  await first.ended;
  await expect.poll(() => workers.filter(isAlive)).toEqual([]);

  const second = await launchUntilReady(port);
  expect(await queryEmbedded(databasePassword, 'select valide from temoin')).toEqual([{ valide: 1 }]);
  const rival = launch({ PORT: String(await findFreePort()) });
  expect(await rival.ended).toEqual({
    code: 1,
    output: expect.stringMatching(/data folder .* is in use by another running process/),
  });
  second.child.kill('SIGTERM');
  await expectCleanEnd(second);
});

test('une base gelée se dit en une phrase, et la page vient d’elle-même à son retour', {
  tag: '@trust',
}, async ({ page }) => {
  const port = await findFreePort();
  const server = await launchUntilReady(port);
  const postmaster = Number(
    readFileSync(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const postgres = [postmaster, ...descendantsOf(postmaster)];
  signal(postgres, 'SIGSTOP');
  const answer = await page.goto(`http://localhost:${port}/materials?category=isolation`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toMatch(/^\d+$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Le service est momentanément indisponible. Réessayez dans un instant.');
  await expect(page.getByRole('main').getByRole('timer')).toContainText('Nouvel essai');
  signal(postgres, 'SIGCONT');
  await expect(title).toHaveText('Isolation');
  server.child.kill('SIGTERM');
  await expectCleanEnd(server);
});

test('deux travailleurs répondent, et celui que l’on tue est remplacé pendant que l’autre sert', async () => {
  const port = await findFreePort();
  const server = await launchUntilReady(port, { WEB_CONCURRENCY: '2' });
  const site = `http://localhost:${port}`;
  const workers = listWorkers(server);
  expect(workers).toHaveLength(2);
  const listServing = async () => {
    for (const path of ['/about', '/']) expect((await ask(site + path)).status).toBe(200);
    const { body } = await ask(`${site}/metrics`);
    const served = body.matchAll(/^http_request_duration_seconds_count\{.*route="\/\*".*worker="(\d)"/gm);
    return [...new Set(Array.from(served, ([, worker]) => worker))].sort();
  };
  await expect.poll(listServing).toEqual(['1', '2']);

  const [killed = 0] = workers;
  signal([killed], 'SIGKILL');
  await expect.poll(() => existsSync(`/proc/${killed}`)).toBe(false);
  await expect.poll(listServing).toEqual(['1', '2']);
  const all = [...workers, ...listWorkers(server)];
  expect(new Set(all).size).toBe(3);

  server.child.kill('SIGTERM');
  await expectCleanEnd(server);
  expect(all.filter(isAlive)).toEqual([]);
});

test('un seul processus répond de tout quand on le demande', async () => {
  const port = await findFreePort();
  const server = await launchUntilReady(port, { WEB_CONCURRENCY: '1' });
  expect(listWorkers(server)).toEqual([]);
  expect((await ask(`http://localhost:${port}/about`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await expectCleanEnd(server);
});

test('un prix changé par un travailleur se lit aussitôt sur tous, et bientôt sur une autre installation', async () => {
  const [port, otherPort] = [await findFreePort(), await findFreePort()];
  const server = await launchUntilReady(port, { WEB_CONCURRENCY: '2' });
  const { databasePassword } = JSON.parse(readFileSync(join(folder, 'data', 'secrets.json'), 'utf8'));
  const other = await launchUntilReady(otherPort, {
    DATABASE_URL: embeddedUrl(databasePassword),
    DATA_DIR: join(folder, 'other'),
    APP_SECRET: 'un secret assez long, fait de mots sans rapport : truelle, orage, piano',
  });
  const site = `http://localhost:${port}`;
  const send = async (method: string, path: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(site + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return answer.json();
  };
  const { token } = await send('POST', '/api/auth/login', { email: accounts.PROVIDER, password });
  const { items } = await send('GET', '/api/materials/mine?status=publie', undefined, token);
  const { id, version } = items[0];
  const readPage = async (origin: string) => (await ask(`${origin}/materials/${id}`)).body;
  const otherSite = `http://localhost:${otherPort}`;
  for (const origin of [site, site, otherSite]) expect(await readPage(origin)).not.toContain('7\u00a0654,32');

  await send('PATCH', `/api/materials/${id}`, { version, priceCents: 765_432 }, token);
  for (const origin of [site, site]) expect(await readPage(origin)).toContain('7\u00a0654,32');
  await expect.poll(() => readPage(otherSite)).toContain('7\u00a0654,32');

  for (const running of [other, server]) {
    running.child.kill('SIGTERM');
    await expectCleanEnd(running);
  }
});

function embeddedUrl(databasePassword: string) {
  const [, , , port] = readFileSync(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://parpaing:${databasePassword}@127.0.0.1:${port}/postgres`;
}

async function queryEmbedded(databasePassword: string, text: string) {
  const client = new pg.Client(embeddedUrl(databasePassword));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test.describe('un démarrage impossible tient en une phrase', () => {
  let occupied: Server;
  let occupiedPort: number;
  test.beforeAll(async () => {
    occupied = createServer().listen(0, 'localhost');
    await once(occupied, 'listening');
    occupiedPort = (occupied.address() as { port: number }).port;
  });
  test.afterAll(() => occupied.close());

  const impossible: [string, () => Record<string, string>, string][] = [
    ['port pris', () => ({ PORT: String(occupiedPort) }), 'is already taken'],
    [
      'base injoignable',
      () => ({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }),
      'The database of DATABASE_URL cannot be reached',
    ],
    [
      'configuration invalide',
      () => ({ SPLASH_MIN_MS: 'bientôt' }),
      'The configuration is invalid (SPLASH_MIN_MS',
    ],
    [
      'secret trop simple en production',
      () => ({ NODE_ENV: 'production', APP_SECRET: 'k'.repeat(40) }),
      'APP_SECRET is too simple',
    ],
    ['adresse publique absente en production', () => ({ NODE_ENV: 'production' }), 'PUBLIC_URL is missing'],
    ['dossier interdit', () => ({ DATA_DIR: '/dev/null/parpaing' }), 'cannot be written'],
  ];
  for (const [name, environment, sentence] of impossible) {
    test(name, async () => {
      const { code, output } = await launch({ PORT: String(await findFreePort()), ...environment() }).ended;
      expect(code).toBe(1);
      expect(output).toContain(sentence);
      expect(output).not.toMatch(/\n\s+at /);
    });
  }
});
