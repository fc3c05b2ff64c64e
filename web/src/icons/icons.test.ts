import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { iconSizes } from './icon.tsx';
import { iconNames } from './icon-names.ts';

it('le fichier des icônes les a toutes, et aucune autre', () => {
  const file = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
  const drawn = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames]);
});

it('chaque taille d’icône a sa règle, et aucune autre', () => {
  const styles = readFileSync(join(import.meta.dirname, 'icon.css'), 'utf8');
  const ruled = [...styles.matchAll(/\.icon-(\d+) \{/g)].map(([, size]) => Number(size));
  expect(ruled).toEqual([...iconSizes]);
});
