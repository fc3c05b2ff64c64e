import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { listParams } from '../web/src/entities/list-query/list-query.ts';

const root = join(import.meta.dirname, '..');
const areas = ['api/src', 'contract/src', 'server/src', 'web/src', 'bench', 'trust', 'scripts', 'e2e'];

/** One file a page, a change of the schema or a text: their number says nothing. */
const isCounted = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$|\.d\.ts$|\/paraglide\/|\/routes\/|\/testing\//.test(path);

const listFiles = (area: string) =>
  readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).map((file) => `${area}/${file}`);

const sources = areas.flatMap(listFiles).filter(isCounted);

function countByFolder(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return counts;
}

/** Consecutive lines of comment count once; instructions to the linter do not. */
function countComments(source: string): number {
  const withoutBlocks = source.replaceAll(/^\s*\{?\/\*[\s\S]*?\*\/\}?/gm, '// block\n;');
  const isComment = withoutBlocks
    .split('\n')
    .filter((line) => !line.includes('biome-ignore'))
    .map((line) => /^\s*\/\/|[;,{)\]]\s+\/\/ /.test(line));
  return isComment.filter((comment, index) => comment && !isComment[index - 1]).length;
}

it('aucun dossier n’a plus de 25 sources à un même niveau', () => {
  expect([...countByFolder()].filter(([, count]) => count > 25)).toEqual([]);
});

it.each([
  ['web/src/lib/', 30],
  ['web/src/ui/', 46],
])('%s n’a pas plus de %i sources', (folder, most) => {
  expect(sources.filter((path) => path.startsWith(folder)).length).toBeLessThanOrEqual(most);
});

it('il n’y a pas plus de deux commentaires pour cent lignes', () => {
  const texts = sources.map((path) => readFileSync(join(root, path), 'utf8'));
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0);
  const comments = texts.reduce((sum, text) => sum + countComments(text), 0);
  expect((100 * comments) / lines).toBeLessThanOrEqual(2);
});

it('seule entities/list-query lit et écrit l’adresse de la liste', () => {
  const names = Object.keys(listParams).join('|');
  const reading = new RegExp(`\\.(get|getAll|has|set|append|delete)\\(\\s*['"\`]((${names})['"\`]|attr\\.)`);
  const writing = /\/materials\?|pages\.materials\}?\s*[?+]/;
  // The address of a first message has a `quantity` of its own.
  const isOwner = (path: string) =>
    path.startsWith('web/src/entities/list-query/') ||
    /(entities\/conversation\/first-message\.ts|features\/messages\/thread\/thread\.tsx)$/.test(path);
  const outside = listFiles('web/src').filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|\/paraglide\//.test(path) && !isOwner(path),
  );
  const found = outside.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return reading.test(text) || writing.test(text);
  });
  expect(found).toEqual([]);
});

it.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s nomme des fichiers qui existent', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = text.matchAll(/`((?:api|bench|contract|docs|e2e|scripts|server|trust|web)\/[\w./-]+)`/g);
  const missing = Array.from(named, ([, path = '']) => path).filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});
