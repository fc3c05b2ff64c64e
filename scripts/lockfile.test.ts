import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findMissing, type Lockfile } from './complete-lockfile.ts';

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const lockfile: Lockfile = JSON.parse(text);

it('npm ci accepte le verrou sur toute plateforme (sinon : node scripts/complete-lockfile.ts)', () => {
  expect(findMissing(lockfile).map(([path]) => path)).toEqual([]);
});

it('chaque paquet natif est verrouillé, empreinte comprise, pour les deux processeurs', () => {
  const natives = Object.entries(lockfile.packages).filter(([path]) =>
    /linux-(x64|arm64)(-gnu)?$/.test(path),
  );
  expect(natives.length).toBeGreaterThan(10);
  for (const [path, entry] of natives) {
    expect(entry, path).toHaveProperty('integrity');
    const twin = path.replace(/linux-(x64|arm64)/, (_, cpu) => `linux-${cpu === 'x64' ? 'arm64' : 'x64'}`);
    expect(Object.keys(lockfile.packages), `le pendant de ${path}`).toContain(twin);
  }
});

it('le verrou ne nomme aucun registre', () => {
  expect(text).not.toMatch(/"resolved": "https?:/);
});
