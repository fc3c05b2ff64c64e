import type { FastifyRequest } from 'fastify';

const languages = ['fr-FR', 'en-US'];

/** Browsers take "//elsewhere.example/" for another site. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

export function isDataRequest(url: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(url);
}

/** Pages are shared between visitors, so only the language of all their cookies is kept. */
export function toPageRequest({ url, headers }: FastifyRequest, publicUrl: string): Request {
  const chosen = /(?:^|;\s*)lang=([\w-]+)/.exec(headers.cookie ?? '')?.[1];
  const language = languages.find((known) => known === chosen);
  return new Request(publicUrl + url, { headers: language ? { cookie: `lang=${language}` } : {} });
}
