import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { argumentsOf, descendantsOf, isAlive, signal } from '../../trust/process-tree.ts';
import { accounts, password } from '../fixtures/accounts.ts';
import * as launching from '../fixtures/launch.ts';
import { expectCleanEnd, findFreePort, type Server, stop } from '../fixtures/launch.ts';
import { copyPreparedSite } from '../fixtures/site.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parpaing-lifecycle-'));
  copyPreparedSite(join(folder, 'data'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const settingsOf = (port: number, environment: Record<string, string>) => ({
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  ...environment,
});
const launch = (port: number, environment: Record<string, string> = {}) =>
  launching.launch(settingsOf(port, environment));
const launchUntilReady = (port: number, environment: Record<string, string> = {}) =>
  launching.launchUntilReady(settingsOf(port, environment));

const listWorkers = ({ child }: Server) =>
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
  const rival = launch(await findFreePort());
  expect(await rival.ended).toEqual({
    code: 1,
    output: expect.stringMatching(/data folder .* is in use by another running process/),
  });
  await stop(second);
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
  await stop(server);
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

  await stop(server);
  expect(all.filter(isAlive)).toEqual([]);
});

test('un seul processus répond de tout quand on le demande', async () => {
  const port = await findFreePort();
  const server = await launchUntilReady(port, { WEB_CONCURRENCY: '1' });
  expect(listWorkers(server)).toEqual([]);
  expect((await ask(`http://localhost:${port}/about`)).status).toBe(200);
  await stop(server);
});

test('en développement, les pages se montrent sans avoir été construites', { tag: '@trust' }, async () => {
  const port = await findFreePort();
  const server = await launching.launchUntilReady(settingsOf(port, { WEB_CONCURRENCY: '1' }), [
    '--hot-reload',
  ]);
  const { status, body } = await ask(`http://localhost:${port}/about`);
  expect(status).toBe(200);
  expect(body).toContain('<h1');
  await stop(server);
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

  await stop(other);
  await stop(server);
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
