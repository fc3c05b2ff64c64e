import { Readable } from 'node:stream';
import { type App, endpoint, publicRead } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import { callerKey } from '../../http/rate-limits.ts';
import type { ApiOptions } from '../../options.ts';
import { writeManifest } from './manifest.ts';
import { writeRobots } from './robots.ts';
import { findSitemap, writeSitemapIndex } from './sitemaps.ts';

const cacheControl = 'public, max-age=3600';
const xml = 'application/xml; charset=utf-8';

export function crawlerRoutes(app: App, { lanes: { searches }, publicUrl, brandName }: ApiOptions) {
  app.route({
    ...endpoint('readManifest'),
    handler: async (_request, reply) => {
      reply.type('application/manifest+json').header('cache-control', cacheControl);
      return writeManifest(brandName);
    },
  });

  app.route({
    ...endpoint('readRobots'),
    handler: async (_request, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl);
      return writeRobots(publicUrl);
    },
  });

  app.route({
    ...publicRead('searches', 'readSitemapIndex'),
    handler: async (_request, reply) => {
      const index = await writeSitemapIndex(searches.db, publicUrl);
      reply.type(xml).header('cache-control', cacheControl);
      return index;
    },
  });

  app.route({
    ...publicRead('searches', 'readSitemap'),
    handler: async (request, reply) => {
      const number = Number.parseInt(request.params.file, 10);
      const caller = callerKey(request);
      const sitemap = await findSitemap(
        searches.db,
        (work) => searches.queue.run(work, caller),
        publicUrl,
        number,
      );
      if (!sitemap) throw notFound();
      reply.type(xml).header('cache-control', cacheControl);
      return Readable.from(sitemap) as never;
    },
  });
}
