import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { htmlContext, logContext, nonceContext, ScriptNonceContext } from './lib/rendering/page-context.ts';

export const streamTimeout = 10_000;

/** The whole page at once, because the hashes of its inline scripts go into the headers (DESIGN §1). */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = loadContext.get(nonceContext);

  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(
      <ScriptNonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ScriptNonceContext>,
      {
        nonce,
        // Otherwise React streams large Suspense boundaries separately and needs scripts to insert them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          const written = collect((html) => {
            loadContext.set(htmlContext, html);
            resolve(new Response(null, { status: failure ? 500 : status, headers }));
          });
          pipe(written.on('error', reject));
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          failure = error;
          loadContext.get(logContext)('page rendering failed', error);
        },
      },
    );
    const timeout = setTimeout(() => abort(new Error('rendering took too long')), streamTimeout + 1_000);
  });
}

function collect(onEnd: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  // Missing pages are not errors, and the API logs its own unavailability.
  if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return;
  context.get(logContext)('page loading failed', error);
};
