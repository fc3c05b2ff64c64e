import { locales } from '@parpaing/contract/languages';
import type { FastifyRequest } from 'fastify';

/** Browsers take "//elsewhere.example/" for another site. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

export function isDataRequest(url: string): boolean {
  return /^[^?]*\.data(\?|$)/.test(url);
}

/** Pages are shared between visitors, so only the language of all their cookies is kept. */
export function toPageRequest({ url, headers }: FastifyRequest, publicUrl: string): Request {
  const chosen = readLocaleCookie(headers.cookie);
  const locale = locales.find((known) => known === chosen);
  return new Request(publicUrl + url, { headers: locale ? { cookie: `lang=${locale}` } : {} });
}

export const readLocaleCookie = (cookies: string | null | undefined): string | undefined =>
  /(?:^|;\s*)lang=([\w-]+)/.exec(cookies ?? '')?.[1];
