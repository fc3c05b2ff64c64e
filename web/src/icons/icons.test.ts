import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { iconNames } from './icon-names.ts';

it('le fichier des icônes les a toutes, et aucune autre', () => {
  const file = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
  const drawn = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames]);
});
