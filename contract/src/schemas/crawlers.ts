import { z } from 'zod';

const ManifestIcon = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.string(),
  purpose: z.string().optional(),
});

const Manifest = z.object({
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  id: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.string(),
  background_color: z.string(),
  theme_color: z.string(),
  categories: z.array(z.string()),
  icons: z.array(ManifestIcon),
});

export const crawlerSchemas = {
  readManifest: { answer: Manifest },
  readRobots: { answer: z.string() },
  readSitemapIndex: { answer: z.string() },
  readSitemap: { params: z.object({ file: z.string().regex(/^\d+\.xml$/) }), answer: z.string() },
};
