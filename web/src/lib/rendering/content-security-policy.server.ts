import { createHash } from 'node:crypto';

interface SealedPage {
  html: string;
  policy: string;
}

/**
 * Lists the page's own inline scripts by their hashes, since the policy is cached with the page (DESIGN §1).
 * They are known by the nonce they were rendered with, which then goes: a script that came in with
 * somebody's text has none, and stays forbidden.
 */
export function sealPage(html: string, nonce: string, tilesOrigin?: string): SealedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = Array.from(html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
    .filter(([, attributes = '']) => attributes.includes(mark) && !attributes.includes(' src='))
    .map(([, , script = '']) => hashOf(script));
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
    "style-src 'self'",
    `img-src 'self' data: blob: ${tilesOrigin ?? ''}`.trimEnd(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: html.replaceAll(mark, ''), policy };
}

function hashOf(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
