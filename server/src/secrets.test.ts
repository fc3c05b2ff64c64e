import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parpaing-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('les secrets sont tirés une fois, gardés, et lisibles de leur seul propriétaire', () => {
  const first = keepSecrets(folder);
  chmodSync(join(folder, 'secrets.json'), 0o644);
  expect(keepSecrets(folder)).toEqual(first);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(first.appSecret).not.toBe(first.databasePassword);
});

it('un fichier de secrets abîmé arrête le démarrage au lieu d’être remplacé', () => {
  writeFileSync(join(folder, 'secrets.json'), '{}');
  expect(() => keepSecrets(folder)).toThrow(/secrets.json is damaged/);
});

it('des secrets perdus ne sont pas remplacés tant qu’une base dépend d’eux', () => {
  mkdirSync(join(folder, 'postgres'));
  expect(() => keepSecrets(folder)).toThrow(/secrets.json is missing/);
});
