import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parpaing-lifecycle-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

async function findFreePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

function launch(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...environment },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output: output.join(''),
  }));
  return { child, ended };
}

async function launchUntilReady(port: number) {
  const launched = launch({ PORT: String(port) });
  await expect(async () =>
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200),
  ).toPass();
  return launched;
}

async function stop({
  child,
  ended,
}: {
  child: ChildProcess;
  ended: Promise<{ code: number | null; output: string }>;
}) {
  child.kill('SIGTERM');
  return ended;
}

test('le processus se vide, s’arrête proprement, et repart après un kill -9', async () => {
  const port = await findFreePort();
  const first = await launchUntilReady(port);
  expect((await stop(first)).code).toBe(0);

  const second = await launchUntilReady(port);
  second.child.kill('SIGKILL');
  await second.ended;

  const third = await launchUntilReady(port);
  expect(await (await fetch(`http://localhost:${port}/api/places?q=lyon`)).json()).toHaveProperty(
    'places.0.name',
    'Lyon',
  );
  const rival = launch({ PORT: String(await findFreePort()) });
  expect(await rival.ended).toEqual({
    code: 1,
    output: expect.stringMatching(/data folder .* is in use by another running process/),
  });
  expect((await stop(third)).code).toBe(0);
});

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
