import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { htmlContext, nonceContext, ScriptNonceContext } from '../../lib/page/page-context.ts';
import { delayScripts } from './late-scripts.ts';

export const streamTimeout = 10_000;

/** The whole page at once, because the hashes of its inline scripts go into the headers (DESIGN §1). */
export async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = loadContext.get(nonceContext);
  const streamCache = await readData(routerContext);
  const createPage = () => {
    // Each rendering takes the reader of its stream, which is empty: the data are in the cache.
    const context = {
      ...routerContext,
      serverHandoffStream: new ReadableStream(),
      renderMeta: { streamCache },
    };
    return (
      <ScriptNonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </ScriptNonceContext>
    );
  };
  const html = renderAtOnce(createPage()) ?? (await renderWhenReady(createPage(), nonce));
  const isDelayed = import.meta.env.PROD && !isEmptyWithoutScripts(routerContext);
  loadContext.set(htmlContext, isDelayed ? delayScripts(html) : html);
  return new Response(null, { status, headers });
}

/** Fills React Router's own cache: while it reads the data from a stream, every page waits and `renderToString` cannot. */
async function readData({ serverHandoffStream }: EntryContext) {
  if (!serverHandoffStream) throw new Error('React Router gave no data for the page');
  const result = { done: true, value: await text(serverHandoffStream) };
  return { 0: Object.assign(Promise.resolve(), { result }) };
}

function isEmptyWithoutScripts({ staticHandlerContext, routeModules }: EntryContext) {
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
