import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parpaing-postgres-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = () =>
  startEmbeddedPostgres({ folder, password: 'essai', settings: { shared_buffers: '16MB' } });

async function query<Row>(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
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
    await query(line.toString().trim(), 'create table briques as select 7 as nombre');
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

describe('le dossier de données', () => {
  it('n’appartient qu’à un processus à la fois', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(/is in use by another running process/);
    await unlock();
    await (await lockDataFolder(folder))();
  });
});
