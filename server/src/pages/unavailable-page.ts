import { createHash } from 'node:crypto';
import { retryHeaders } from '@parpaing/api/errors';
import { describeError, describeUnavailablePage } from '@parpaing/api/sentences';
import { chooseLanguage, type Language, locales } from '@parpaing/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readLocale } from './page-request.ts';

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}:root{color-scheme:light dark}';
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Rendered at start, because nothing can be rendered when it is needed. It reloads itself. */
const pages = new Map(locales.map(chooseLanguage).map((language) => [language, writePage(language)]));

function writePage(language: Language): string {
  const { title, reload } = describeUnavailablePage(language);
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryHeaders('busy')['retry-after']}">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main><h1>${title}</h1><p>${describeError('unavailable', language)}</p><p>${reload}</p></main></body>
</html>
`;
}

export function sendUnavailable(request: FastifyRequest, reply: FastifyReply) {
  const language = chooseLanguage(readLocale(request));
  return reply
    .code(503)
    .headers({ ...retryHeaders('busy'), 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(pages.get(language));
}
