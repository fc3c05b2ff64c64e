import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort, launch } from '../fixtures/launch.ts';

test.describe('un démarrage impossible tient en une phrase', () => {
  let occupied: Server;
  let occupiedPort: number;
  let folder: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parpaing-impossible-'));
    occupied = createServer().listen(0, 'localhost');
    await once(occupied, 'listening');
    occupiedPort = (occupied.address() as { port: number }).port;
  });
  test.afterAll(() => {
    occupied.close();
    rmSync(folder, { recursive: true });
  });

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
      const { code, output } = await launch({
        PORT: String(await findFreePort()),
        DATA_DIR: folder,
        ...environment(),
      }).ended;
      expect(code).toBe(1);
      expect(output).toContain(sentence);
      expect(output).not.toMatch(/\n\s+at /);
    });
  }
});
