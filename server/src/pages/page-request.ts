import type { FastifyRequest } from 'fastify';

const languages = ['fr-FR', 'en-US'];

/** Neither "http://elsewhere.example/" nor "//elsewhere.example/", which a browser takes for another site. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

/** The router's own request for the data of a page it goes to. */
export function isDataRequest(url: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(url);
}

/**
 * The visitor's request, less everything a page must not depend on: pages are shared between
 * visitors, and of all their cookies only the language changes what is rendered.
 */
export function toPageRequest({ url, headers }: FastifyRequest, publicUrl: string): Request {
  const chosen = /(?:^|;\s*)lang=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  const language = languages.find((known) => known === chosen);
  return new Request(publicUrl + url, { headers: language ? { cookie: `lang=${language}` } : {} });
}
