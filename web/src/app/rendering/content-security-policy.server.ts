import { hash } from 'node:crypto';

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
  const pieces = html.split(` nonce="${nonce}"`);
  const scripts = pieces.slice(1).map((after, index) => findInlineScript(pieces[index] ?? '', after));
  const hashes = scripts.filter((script) => script !== undefined).map(hashScript);
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
  return { html: pieces.join(''), policy };
}

function findInlineScript(beforeNonce: string, afterNonce: string): string | undefined {
  const tagEnd = afterNonce.indexOf('>');
  const tag = beforeNonce.slice(beforeNonce.lastIndexOf('<')) + afterNonce.slice(0, tagEnd);
  if (!tag.startsWith('<script') || tag.includes(' src=')) return undefined;
  return afterNonce.slice(tagEnd + 1, afterNonce.indexOf('</script>', tagEnd));
}

function hashScript(script: string) {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}
