import { locales } from '@parpaing/contract/languages';
import { pages } from '@parpaing/contract/pages';
import type { FastifyRequest } from 'fastify';

/** Browsers take "//elsewhere.example/" for another site. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

export function isDataRequest(url: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(url);
}

const pagePaths = Object.values(pages).map((page) =>
  typeof page === 'string' ? page : page('~').replace('~', '[^/.]+'),
);
const pagePath = new RegExp(`^(?:${pagePaths.join('|')})$`);

/** The one address of a page (DESIGN §3.26) that was asked for in other letter case or with a trailing slash. */
export function findOwnAddress(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const own = path.toLowerCase().replace(/\/+$/, '') || pages.home;
  return own !== path && pagePath.test(own) ? own + url.slice(path.length) : undefined;
}

/** Pages are shared between visitors, so only the language of all their cookies is kept. */
export function toPageRequest(request: FastifyRequest, publicUrl: string): Request {
  const locale = readLocale(request);
  return new Request(publicUrl + request.url, { headers: locale ? { cookie: `lang=${locale}` } : {} });
}

export function readLocale({ headers }: FastifyRequest): string | undefined {
  const chosen = /(?:^|;\s*)lang=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  return locales.find((known) => known === chosen);
}
