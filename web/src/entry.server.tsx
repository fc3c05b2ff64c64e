import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { logError } from './lib/log.ts';

/** Loaders that have not answered by then count as failed. */
export const streamTimeout = 10_000;

/** The whole page at once: its inline scripts must be known before the headers leave (DESIGN §1). */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));

  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        // Otherwise React sets large Suspense boundaries aside and needs scripts to put them in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          let html = '';
          const page = new Writable({
            decodeStrings: false,
            write(chunk: string | Uint8Array, _encoding, done) {
              html += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
              done();
            },
            final(done) {
              finish();
              resolve(new Response(html, { status: failure ? 500 : status, headers }));
              done();
            },
          });
          pipe(page);
        },
        onShellError(error) {
          finish();
          reject(error);
        },
        onError(error) {
          failure = error;
          logError('page rendering failed', error);
        },
      },
    );
    const decoder = new TextDecoder();
    const timeout = setTimeout(() => abort(new Error('rendering took too long')), streamTimeout + 1_000);
    const onAbort = () => abort(request.signal.reason);
    request.signal.addEventListener('abort', onAbort);
    function finish() {
      clearTimeout(timeout);
      request.signal.removeEventListener('abort', onAbort);
    }
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // Visitors who leave and pages that do not exist are not faults of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logError('page loading failed', error);
};
