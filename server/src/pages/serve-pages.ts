import { type Answer, createAnswer, sendAnswer } from '@parpaing/api/answer';
import { type AnswerCache, type Asked, normaliseAddress } from '@parpaing/api/answer-cache';
import type { App } from '@parpaing/api/app';
import { HttpError } from '@parpaing/api/errors';
import { type Bounds, createQueue } from '@parpaing/api/queue';
import { callerKey } from '@parpaing/api/rate-limits';
import { throttleRefusal } from '@parpaing/api/refusals';
import { isPageOfPerson } from '@parpaing/contract/pages';
import type { CreatePageHandler, RenderedPage } from '@parpaing/web/page-handler';
import type { FastifyRequest } from 'fastify';
import { callInProcess } from './in-process-calls.ts';
import { findOwnAddress, isDataRequest, isOwnPath, readLocale, toPageRequest } from './page-request.ts';
import { sendUnavailable } from './unavailable-page.ts';

/**
 * Rendering takes some 20 ms of the event loop, then waits for its calls: several at once, so that a slow search does not
 * block other pages.
 */
const renderingBounds: Bounds = { concurrency: 4, maxWaiting: 32, maxWaitingPerCaller: 8 };

export function servePages(
  app: App,
  publicUrl: string,
  renderPage: ReturnType<CreatePageHandler>,
  answers: AnswerCache,
  bounds: Partial<Bounds>,
): void {
  const renderings = createQueue({ ...renderingBounds, ...bounds });
  app.queues.set('renderings', renderings);

  app.get('/*', async (request, reply) => {
    if (!isOwnPath(request.url)) return reply.callNotFound();
    const ownAddress = findOwnAddress(request.url);
    if (ownAddress) return reply.redirect(ownAddress, 301);
    const render = async () =>
      toAnswer(await renderPage(toPageRequest(request, publicUrl), callInProcess(app, request.ip)));
    // Data requests render nothing, and their calls have queues of their own.
    const renderInTurn = isDataRequest(request.url)
      ? render
      : () => renderings.run(render, callerKey(request));
    try {
      const answer = await answers.get(readAsked(request), renderInTurn);
      return await sendAnswer(request, reply, answer);
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 503)) throw error;
      await throttleRefusal();
      return sendUnavailable(request, reply);
    }
  });
}

function readAsked(request: FastifyRequest): Asked {
  const key = `${readLocale(request) ?? ''} ${normaliseAddress(request.url, 'scroll')}`;
  const [path = ''] = request.url.split('?', 1);
  const materialId = findMaterialId(path);
  if (materialId) return { key, kind: 'material', materialId };
  return { key, kind: isPageOfPerson(path) ? 'pageOfPerson' : 'page' };
}

const findMaterialId = (path: string) => /^\/materials\/([^/.]+)(\.data)?$/.exec(path)?.[1]?.toLowerCase();

/** Brotli takes longer and is smaller: worth it for a page that others will read. */
function toAnswer(page: RenderedPage): Answer {
  const headers = { ...page.headers, vary: 'accept-encoding, cookie' };
  const answer = createAnswer({ ...page, headers, compressions: ['br', 'gzip'] });
  return answer.mayBeKept ? answer : { ...answer, compressions: ['gzip'] };
}
