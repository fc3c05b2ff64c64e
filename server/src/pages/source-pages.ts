import { fileURLToPath } from 'node:url';
import type { App } from '@parpaing/api/app';
import type { CreatePageHandler, PageOptions } from '@parpaing/web/page-handler';
import { createServer } from 'vite';
import { callInProcess } from './in-process-calls.ts';
import { toPageRequest } from './page-request.ts';

export async function mountSourcePages(app: App, options: Omit<PageOptions, 'mode'>): Promise<void> {
  const root = fileURLToPath(new URL('../../../web/', import.meta.url));
  const ownListeners = process.listeners('SIGTERM');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  // Vite's own listener would exit before requests, jobs and PostgreSQL are done.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ownListeners.includes(listener)) process.off('SIGTERM', listener);
  }
  app.addHook('onClose', () => vite.close());

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== '/*') return done();
    vite.middlewares(request.raw, reply.raw, done);
  });

  app.get('/*', async (request, reply) => {
    const { createPageHandler }: { createPageHandler: CreatePageHandler } = (await vite.ssrLoadModule(
      './src/app/server.ts',
    )) as never;
    const renderPage = createPageHandler({ ...options, mode: 'development' });
    const page = await renderPage(
      toPageRequest(request, options.settings.publicUrl),
      callInProcess(app, request.ip),
    );
    // Vite injects inline scripts and a socket, which the policy of built pages forbids.
    page.headers['content-security-policy'] = '';
    return reply.code(page.status).headers(page.headers).send(page.body);
  });
}
