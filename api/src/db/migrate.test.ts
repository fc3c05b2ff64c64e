import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';

it('des processus qui démarrent ensemble migrent une base vide une seule fois', async () => {
  const { adminUrl } = inject('postgres');
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  try {
    const runs = await Promise.all([1, 2, 3].map(() => migrateDatabase(url.href)));
    const applied = runs.filter((names) => names.length > 0);
    expect(applied).toHaveLength(1);
    expect(applied[0]?.[0]).toBe('0001_foundation.sql');
    expect(await migrateDatabase(url.href)).toEqual([]);
  } finally {
    await admin.query(`drop database ${name}`);
    await admin.end();
  }
});
