import type { AnswerCache } from '@parpaing/api/answer-cache';
import type { App } from '@parpaing/api/app';
import type { Config } from '../config.ts';

interface Parts {
  config: Config;
  answers: AnswerCache;
  hotReload: boolean;
}

export async function mountPages(app: App, { config, answers, hotReload }: Parts): Promise<void> {
  app.all('/api/*', (_request, reply) => reply.callNotFound());

  const { brandName, publicUrl, contactEmail, splashMinMs, mapTiles, legal } = config;
  const options = {
    settings: { brandName, publicUrl, contactEmail, splashMinMs, mapTiles, legal },
    logError: (message: string, error: unknown) => app.log.error({ err: error }, message),
  };
  if (hotReload) {
    const { mountSourcePages } = await import('./source-pages.ts');
    return mountSourcePages(app, options);
  }
  const { mountBuiltPages } = await import('./built-pages.ts');
  return mountBuiltPages(app, answers, options, config.pageQueueTimeoutMs);
}
