import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of the page's own inline scripts, not nonces: the policy is cached with the page (DESIGN §1). */
export function pagePolicy(html: string, mode: 'production' | 'development') {
  const hashes = Array.from(html.matchAll(inlineScript), ([, script]) => hashOf(script ?? ''));
  // Vite injects styles and talks over a web socket while we develop. Built pages have no inline style
  // at all: React sets those it needs through the DOM, which the policy allows.
  const isDevelopment = mode === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
