import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';

let admin: pg.Client;
let url: string;
let name: string;
beforeEach(async () => {
  const { adminUrl } = inject('postgres');
  name = `migrate_${randomUUID().replaceAll('-', '')}`;
  admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  url = Object.assign(new URL(adminUrl), { pathname: name }).href;
});
afterEach(async () => {
  await admin.query(`drop database ${name}`);
  await admin.end();
});

async function query<Row>(text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Row[];
}

it('des processus qui démarrent ensemble migrent une base vide une seule fois', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => migrateDatabase(url)));
  const applied = runs.filter((names) => names.length > 0);
  expect(applied).toHaveLength(1);
  expect(applied[0]?.[0]).toBe('0001_foundation.sql');
  expect(await migrateDatabase(url)).toEqual([]);
});

describe('les fonctions de la base', () => {
  let folder: string;
  const folders = () => ({
    migrations: pathToFileURL(join(folder, 'migrations/')),
    functions: pathToFileURL(join(folder, 'functions/')),
  });
  const change = (file: string, text: string) => writeFile(join(folder, file), text);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parpaing-migrate-'));
    for (const part of ['migrations', 'functions'])
      await cp(new URL(`./${part}/`, import.meta.url), join(folder, part), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('s’appliquent au premier démarrage, puis seulement quand leur fichier change', async () => {
    expect(await migrateDatabase(url, folders())).toContain('search-text.sql');
    expect(await migrateDatabase(url, folders())).toEqual([]);

    const file = await readFile(join(folder, 'functions/search-text.sql'), 'utf8');
    await change('functions/search-text.sql', file.replace("'sablage'", "'sabler'"));
    expect(await migrateDatabase(url, folders())).toEqual(['search-text.sql']);
    expect(await query(`select search_text('Sablé rouge') as folded`)).toEqual([{ folded: 'sabler rouge' }]);
    expect(await migrateDatabase(url, folders())).toEqual([]);
  });

  it('sont les mêmes dans une base qui avait déjà toutes ses migrations', async () => {
    const list = () =>
      query<{ name: string; definition: string }>(
        `select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition from pg_proc
        where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
        order by 1`,
      );
    await migrateDatabase(url, folders());
    const fresh = await list();
    await query(`drop function search_sound;
      create or replace function fold_text(value text) returns text
        language sql immutable strict parallel safe return value;
      drop table schema_functions`);
    await migrateDatabase(url, folders());
    expect(await list()).toEqual(fresh);
  });

  it('précèdent les migrations qui recalculent des lignes avec elles', async () => {
    await change('functions/zz-new.sql', 'create or replace function new_rule() returns int return 1;');
    await change(
      'migrations/9999_rows_after_functions.sql',
      'create table rows as select new_rule() as value;',
    );
    const applied = await migrateDatabase(url, folders());
    expect(applied.indexOf('zz-new.sql')).toBeLessThan(applied.indexOf('9999_rows_after_functions.sql'));
    expect(await query('select value from rows')).toEqual([{ value: 1 }]);
  });

  it('ne s’appliquent pas à moitié : un fichier faux laisse la base telle quelle', async () => {
    await migrateDatabase(url, folders());
    await change(
      'functions/places.sql',
      "create or replace function fold_text(value text) returns text return 'x';",
    );
    await change('functions/zz-wrong.sql', 'create or replace function');
    await expect(migrateDatabase(url, folders())).rejects.toThrow(/syntax/);
    expect(await query(`select fold_text('É') as folded`)).toEqual([{ folded: 'e' }]);
  });
});
