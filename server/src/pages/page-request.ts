import type { FastifyRequest } from 'fastify';

/**
 * The visitor's request, less everything a page must not depend on: pages are shared between
 * visitors, and of all their cookies only the language changes what is rendered.
 */
export function toPageRequest(request: FastifyRequest, publicUrl: string): Request {
  const language = /(?:^|;\s*)(lang=[\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
  return new Request(new URL(request.url, publicUrl), { headers: language ? { cookie: language } : {} });
}
