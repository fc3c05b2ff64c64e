import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { App } from '@parpaing/api/app';
import type { CreatePageHandler, PageOptions } from '@parpaing/web/page-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StartupError } from '../startup-error.ts';
import { createPageCache, type Page, pageKey } from './page-cache.ts';
import { isOwnPath, toPageRequest } from './page-request.ts';

const buildFolder = new URL('../../../web/build/', import.meta.url);

export async function mountBuiltPages(app: App, options: Omit<PageOptions, 'mode'>): Promise<void> {
  const entry = new URL('server/index.js', buildFolder);
  if (!existsSync(entry))
    throw new StartupError('The web app is not built; run npm run build, or npm start.');
  const { createPageHandler }: { createPageHandler: CreatePageHandler } = await import(entry.href);
  const renderPage = createPageHandler({ ...options, mode: 'production' });
  const cache = createPageCache();

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
        // Names under assets/ change with their content.
        const age = path.includes('/client/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
        reply.header('cache-control', `public, ${age}`);
      },
    });
  });

  app.get('/*', async (request, reply) => {
    if (!isOwnPath(request.url)) return reply.callNotFound();
    const pageRequest = toPageRequest(request, options.settings.publicUrl);
    return sendPage(request, reply, await cache.get(pageKey(pageRequest), () => renderPage(pageRequest)));
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding, cookie');
  if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.bodies[encoding]);
}

function chooseEncoding(accepted: string): keyof Page['bodies'] {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
