import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { AnswerCache } from '@parpaing/api/answer-cache';
import type { App } from '@parpaing/api/app';
import type { CreatePageHandler, PageOptions } from '@parpaing/web/page-handler';
import { StartupError } from '../startup-error.ts';
import { servePages } from './serve-pages.ts';

const buildFolder = new URL('../../../web/build/', import.meta.url);

export async function mountBuiltPages(
  app: App,
  answers: AnswerCache,
  options: Omit<PageOptions, 'mode'>,
  maxWaitMs: number,
): Promise<void> {
  const entry = new URL('server/index.js', buildFolder);
  if (!existsSync(entry))
    throw new StartupError('The web app is not built; run npm run build, or npm start.');
  const { createPageHandler }: { createPageHandler: CreatePageHandler } = await import(entry.href);

  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, metricsLabel: 'file' };
    });
    await files.register(staticFiles, {
      root: fileURLToPath(new URL('client/', buildFolder)),
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders(reply, path) {
        const age = path.includes('/client/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
        reply.header('cache-control', `public, ${age}`);
      },
    });
  });

  const renderPage = createPageHandler({ ...options, mode: 'production' });
  servePages(app, options.settings.publicUrl, renderPage, answers, { maxWaitMs });
}
