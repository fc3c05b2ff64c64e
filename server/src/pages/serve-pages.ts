import type { Announcements } from '@parpaing/api/announcements';
import type { App } from '@parpaing/api/app';
import { HttpError } from '@parpaing/api/errors';
import { type Bounds, createQueue } from '@parpaing/api/queue';
import { callerKey } from '@parpaing/api/rate-limits';
import { throttleRefusal } from '@parpaing/api/refusals';
import type { CreatePageHandler } from '@parpaing/web/page-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callInProcess } from './in-process-calls.ts';
import { createPageCache, type Encoding, type Page, pageKey } from './page-cache.ts';
import { findOwnAddress, isDataRequest, isOwnPath, toPageRequest } from './page-request.ts';
import { sendUnavailable } from './unavailable-page.ts';

/**
 * Rendering takes some 20 ms of the event loop, then waits for its calls: several at once, so that a slow search does not
 * block other pages.
 */
const renderingBounds: Bounds = { concurrency: 4, maxWaiting: 32, maxWaitingPerCaller: 8, maxWaitMs: 300 };

export function servePages(
  app: App,
  publicUrl: string,
  renderPage: ReturnType<CreatePageHandler>,
  { announcements, workers = 1 }: { announcements: Pick<Announcements, 'subscribe'>; workers?: number },
  bounds = renderingBounds,
): void {
  const cache = createPageCache({ workers });
  announcements.subscribe({ onMaterials: cache.forget, onGap: () => cache.forget('all') });
  const renderings = createQueue(bounds);
  app.queues.set('renderings', renderings);

  app.get('/*', async (request, reply) => {
    if (!isOwnPath(request.url)) return reply.callNotFound();
    const ownAddress = findOwnAddress(request.url);
    if (ownAddress) return reply.redirect(ownAddress, 301);
    const pageRequest = toPageRequest(request, publicUrl);
    const render = () => renderPage(pageRequest, callInProcess(app, request.ip));
    // Data requests render nothing, and their calls have queues of their own.
    const renderInTurn = isDataRequest(request.url)
      ? render
      : () => renderings.run(render, callerKey(request));
    try {
      return await sendPage(request, reply, await cache.get(pageKey(pageRequest), renderInTurn));
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 503)) throw error;
      await throttleRefusal();
      return sendUnavailable(reply, pageRequest);
    }
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding, cookie');
  if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', page);
  const body = await page.encode(encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(body);
}

/** Brotli takes longer and is smaller: worth it for a page that others will read. */
function chooseEncoding(accepted: string, { isKept }: Page): Encoding {
  if (isKept && /\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
