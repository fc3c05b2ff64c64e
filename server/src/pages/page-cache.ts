import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export interface Page {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
}

type Render = () => Promise<Response>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const freshMs = 10_000;
const maxBytes = 64 * 1024 * 1024;

/**
 * Public pages are the same for everybody, so they are rendered once for all: a page past its
 * freshness is still served while a new one is made, and visitors arriving together share one rendering.
 */
export function createPageCache(clock: { now(): number } = performance) {
  const cache = new LRUCache<string, Page, { render: Render; private?: Page }>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.br.length + bodies.gzip.length,
    ttl: freshMs,
    ttlResolution: 0,
    perf: clock,
    allowStale: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const page = await toPage(await context.render());
      if (isPublic(page)) return page;
      context.private = page;
      return undefined;
    },
  });

  return {
    async get(key: string, render: Render): Promise<Page> {
      const context: { render: Render; private?: Page } = { render };
      const page = await cache.fetch(key, { context });
      // Someone else's rendering turned out not to be shareable: this visitor needs one of their own.
      return page ?? context.private ?? toPage(await render());
    },
  };
}

/** What two requests must have in common to get the same page. `scroll` only moves the visitor's view. */
export function pageKey(request: Request): string {
  const url = new URL(request.url);
  const search = new URLSearchParams(url.search);
  search.delete('scroll');
  search.sort();
  return `${request.headers.get('cookie') ?? ''} ${url.pathname}?${search}`;
}

function isPublic({ status, headers }: Page) {
  return status === 200 && headers['cache-control']?.includes('public') === true;
}

async function toPage(response: Response): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(identity),
  ]);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bodies: { identity, br, gzip: gz },
  };
}
