import { z } from 'zod';

/** Texts for search engines. */
export const crawlerSchemas = {
  readRobots: { answer: z.string() },
  readSitemapIndex: { answer: z.string() },
  readSitemap: { params: z.object({ file: z.string().regex(/^\d+\.xml$/) }), answer: z.string() },
};
