import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { delayScripts } from './app/rendering/late-scripts.ts';
import { htmlContext, logContext, nonceContext, ScriptNonceContext } from './lib/page/page-context.ts';

export const streamTimeout = 10_000;

/** The whole page at once, because the hashes of its inline scripts go into the headers (DESIGN §1). */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = loadContext.get(nonceContext);
  if (!serverHandoffStream) throw new Error('React Router gave no data for the page');
  const routerData = await text(serverHandoffStream);
  const page = (
    <ScriptNonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ScriptNonceContext>
  );
  const html = renderAtOnce(page) ?? (await renderWhenReady(page, nonce));
  const htmlWithData = html.replace('</body>', () => `${writeRouterData(routerData, nonce)}</body>`);
  const isDelayed = import.meta.env.PROD && !isEmptyWithoutScripts(routerContext);
  loadContext.set(htmlContext, isDelayed ? delayScripts(htmlWithData) : htmlWithData);
  return new Response(null, { status, headers });
}

function isEmptyWithoutScripts({
  staticHandlerContext,
  routeModules,
}: Omit<EntryContext, 'serverHandoffStream'>) {
  return staticHandlerContext.matches.some(({ route }) => routeModules[route.id]?.HydrateFallback);
}

/** React writes this comment for a `Suspense` boundary that failed or is still loading. */
const unfinished = '<!--$!-->';

/** Undefined for a page that failed or is still loading: `renderToString` neither waits nor reports all errors. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(unfinished) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}

function renderWhenReady(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Otherwise React streams large Suspense boundaries separately and needs scripts to insert them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        // React leaves a failed boundary empty and reports success.
        if (failure) return reject(failure);
        pipe(collect(resolve).on('error', reject));
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError(error) {
        failure ??= error;
      },
    });
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

/**
 * Replaces React Router's `StreamTransfer`, which suspends on every page, so that `renderToString` cannot be used with it.
 * The controller is React Router's own: to be checked at each upgrade.
 */
function writeRouterData(data: string, nonce: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  // In single quotes, because JSON is full of double quotes, which would need escaping.
  const literal = data.replace(
    /[\\'\n\r<]/g,
    (found) => `\\x${found.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `<script nonce="${nonce}">${controller}.enqueue('${literal}');${controller}.close();</script>`;
}

export const handleError: HandleErrorFunction = (error, { context }) => {
  // Missing pages are not errors, and the API logs its own unavailability.
  if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return;
  context.get(logContext)('page failed', error);
};
