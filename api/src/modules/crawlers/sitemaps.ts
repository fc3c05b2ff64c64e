import { pages } from '@parpaing/contract/pages';
import type { Database } from '../../db/database.ts';
import { countListedMaterials, findListedMaterial, listMaterialsFrom } from './repository.ts';

/** The limits that search engines set for a file and for an index. */
export const urlsPerSitemap = 50_000;
const maxSitemaps = 50_000;
/** Streamed in batches, so that a whole file is never in memory. */
const batchSize = 5000;

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

const publicPages = [
  pages.home,
  pages.materials,
  pages.about,
  pages.info,
  pages.contact,
  pages.terms,
  pages.privacy,
];

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export async function writeSitemapIndex(db: Database, publicUrl: string): Promise<string> {
  const files = 1 + Math.ceil((await countListedMaterials(db)) / urlsPerSitemap);
  const entries = Array.from(
    { length: files },
    (_, number) => `<sitemap><loc>${publicUrl}/sitemaps/${number}.xml</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

export async function findSitemap(
  db: Database,
  inTurn: InTurn,
  publicUrl: string,
  number: number,
): Promise<AsyncIterable<string> | undefined> {
  if (number === 0) return writePages(publicUrl);
  if (number > maxSitemaps) return undefined;
  const first = await findListedMaterial(db, (number - 1) * urlsPerSitemap);
  return first === undefined ? undefined : writeMaterials(db, inTurn, publicUrl, first);
}

async function* writePages(publicUrl: string): AsyncIterable<string> {
  yield `${declaration}<urlset ${namespace}>\n`;
  for (const page of publicPages) yield `<url><loc>${publicUrl}${page}</loc></url>\n`;
  yield '</urlset>\n';
}

async function* writeMaterials(
  db: Database,
  inTurn: InTurn,
  publicUrl: string,
  first: string,
): AsyncIterable<string> {
  yield `${declaration}<urlset ${namespace}>\n`;
  let start = { id: first, isIncluded: true };
  for (let written = 0; written < urlsPerSitemap; written += batchSize) {
    const { id, isIncluded } = start;
    const materials = await inTurn(() => listMaterialsFrom(db, { id, isIncluded }, batchSize));
    yield materials
      .map(
        ({ id, updatedAt }) =>
          `<url><loc>${publicUrl}${pages.material(id)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
      )
      .join('');
    const last = materials.at(-1);
    if (!last || materials.length < batchSize) break;
    start = { id: last.id, isIncluded: false };
  }
  yield '</urlset>\n';
}
