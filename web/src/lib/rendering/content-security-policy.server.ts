import { createHash } from 'node:crypto';

interface SecuredPage {
  html: string;
  policy: string;
}

/**
 * Allows the page's own inline scripts by hash, because the policy is cached with the page (DESIGN §1). They
 * are recognised by the nonce of this rendering, which is then removed; a script injected through a user's
 * text has none.
 */
export function applyContentSecurityPolicy(html: string, nonce: string, tilesOrigin?: string): SecuredPage {
  const nonceAttribute = ` nonce="${nonce}"`;
  const hashes = Array.from(html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
    .filter(([, attributes = '']) => attributes.includes(nonceAttribute) && !attributes.includes(' src='))
    .map(([, , script = '']) => hashScript(script));
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
  return { html: html.replaceAll(nonceAttribute, ''), policy };
}

function hashScript(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
