import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ChangedMaterials } from '@parpaing/api/announcements';
import { shareOf } from '@parpaing/api/share';
import { isPageOfPerson } from '@parpaing/contract/pages';
import type { RenderedPage } from '@parpaing/web/page-handler';
import { LRUCache } from 'lru-cache';

export type Encoding = 'identity' | 'br' | 'gzip';

export interface Page {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bytes: number;
  /** False for an error or a page of which something is missing: it is rendered for one visitor. */
  isKept: boolean;
  encode(encoding: Encoding): Promise<Buffer>;
}

interface CachedPage {
  page: Page;
  /** When its rendering began: what changed since may be missing. */
  readAt: number;
}

interface Rendering {
  page: Promise<Page>;
  readAt: number;
}

interface Options {
  clock?: { now(): number };
  workers?: number;
}

type Render = () => Promise<RenderedPage>;

const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const compressBrotli = (page: Buffer) => promisify(brotliCompress)(page, { params: brotliQuality });
const compressGzip = promisify<Buffer, Buffer>(gzip);

const freshMs = 5000;
const maxChangedMaterials = 20_000;
/** The same as the pages' own `stale-while-revalidate`. */
const staleMs = 600_000;
const maxBytes = 32 * 1024 * 1024;
const encodedFactor = 1.4;
/** Above this the database is slow or away: rendering again would only make every visitor wait twice. */
const immediateRefusalMs = 200;

/**
 * A page depends on its URL and language only. Concurrent visitors share one rendering. A page of a material is rendered
 * again as soon as the material changes, a list 5 s after any material did; otherwise a stale page is served while a new
 * one is rendered, and as long as rendering fails, except pages of a person, who may have left.
 */
export function createPageCache({ clock = performance, workers = 1 }: Options = {}) {
  // Two stores, so that a flood of invented query strings cannot evict the pages that everyone reads.
  const plain = createStore(workers);
  const withQuery = createStore(workers);
  const inFlight = new Map<string, Rendering>();
  const changedAt = new LRUCache<string, number>({ max: maxChangedMaterials });
  let anyChangedAt = Number.NEGATIVE_INFINITY;
  let allChangedAt = Number.NEGATIVE_INFINITY;

  function materialChangedAt(key: string): number {
    const id = findMaterialId(pathOf(key));
    return id
      ? Math.max(allChangedAt, changedAt.get(id) ?? Number.NEGATIVE_INFINITY)
      : Number.NEGATIVE_INFINITY;
  }

  function renew(key: string, render: Render): Promise<Page> {
    const known = inFlight.get(key);
    if (known && known.readAt > materialChangedAt(key)) {
      return join(known.page, () => renderPage(key, render));
    }
    const rendering: Rendering = { readAt: clock.now(), page: renderPage(key, render) };
    inFlight.set(key, rendering);
    return rendering.page.finally(() => {
      if (inFlight.get(key) === rendering) inFlight.delete(key);
    });
  }

  /** A queue refused the first visitor; the others have their own place in it. */
  async function join(rendering: Promise<Page>, renderOwn: () => Promise<Page>): Promise<Page> {
    const start = clock.now();
    const page = await rendering.catch(() => undefined);
    const isRefused = !page || page.status === 503;
    return isRefused && clock.now() - start < immediateRefusalMs ? renderOwn() : (page ?? rendering);
  }

  async function renderPage(key: string, render: Render) {
    const readAt = clock.now();
    const page = toPage(await render());
    if (page.isKept) storeFor(key).set(key, { page, readAt });
    else if (!isFailure(page)) storeFor(key).delete(key);
    return page;
  }

  const storeFor = (key: string) => (key.endsWith('?') ? plain : withQuery);

  return {
    async get(key: string, render: Render): Promise<Page> {
      const cached = storeFor(key).get(key);
      if (!cached || cached.readAt <= materialChangedAt(key)) return renew(key, render);
      const age = clock.now() - cached.readAt;
      if (age < freshMs) return cached.page;
      const renewal = renew(key, render);
      if (isPageOfPerson(pathOf(key))) return renewal;
      const renewed = renewal.then(
        (page) => (isFailure(page) ? cached.page : page),
        () => cached.page,
      );
      return age < staleMs && cached.readAt > anyChangedAt ? cached.page : renewed;
    },

    forget(changed: ChangedMaterials) {
      anyChangedAt = clock.now();
      if (changed === 'all') allChangedAt = anyChangedAt;
      else for (const id of changed) changedAt.set(id, anyChangedAt);
    },
  };
}

export function pageKey(request: Request): string {
  const url = new URL(request.url);
  const search = new URLSearchParams(url.search);
  search.delete('scroll');
  search.sort();
  return `${request.headers.get('cookie') ?? ''} ${url.pathname}?${search}`;
}

const findMaterialId = (path: string) => /^\/materials\/([^/.]+)(\.data)?$/.exec(path)?.[1]?.toLowerCase();

const pathOf = (key: string) => key.slice(key.lastIndexOf(' ') + 1).replace(/\?.*$/, '');

/** A 200 with `no-store` means that one of the page's calls failed. */
const isFailure = ({ status, isKept }: Page) => status >= 500 || (status === 200 && !isKept);

function createStore(workers: number) {
  return new LRUCache<string, CachedPage>({
    maxSize: shareOf(maxBytes, workers),
    sizeCalculation: ({ page }, key) => Math.ceil(key.length + page.bytes * encodedFactor),
  });
}

function toPage({ status, headers, body }: RenderedPage): Page {
  const identity = Buffer.from(body);
  const encoded = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  return {
    status,
    headers,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bytes: identity.length,
    isKept: status === 200 && headers['cache-control'] !== 'no-store',
    encode(encoding) {
      const known = encoded.get(encoding);
      if (known) return known;
      const compressed = encoding === 'br' ? compressBrotli(identity) : compressGzip(identity);
      encoded.set(encoding, compressed);
      compressed.catch(() => encoded.delete(encoding));
      return compressed;
    },
  };
}
