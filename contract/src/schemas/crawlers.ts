import { z } from 'zod';

export const crawlerSchemas = {
  readManifest: { answer: z.looseObject({ name: z.string() }) },
  readRobots: { answer: z.string() },
  readSitemapIndex: { answer: z.string() },
  readSitemap: { params: z.object({ file: z.string().regex(/^\d+\.xml$/) }), answer: z.string() },
};
