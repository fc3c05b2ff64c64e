import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('les types déposés sont ceux du schéma migré (sinon : npm run db:types)', async () => {
  const { url, drop } = await createTestDatabase();
  try {
    const verify = promisify(execFile)(
      'node_modules/.bin/kysely-codegen',
      ['--config-file', '.kysely-codegen.json', '--url', url, '--verify'],
      { cwd: root },
    );
    await expect(verify).resolves.toBeDefined();
  } finally {
    await drop();
  }
});
