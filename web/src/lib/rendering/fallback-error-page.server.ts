import * as m from '../../paraglide/messages.js';
import type { Locale } from '../i18n/locale.ts';

export function renderFallbackErrorPage(locale: Locale): Response {
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.error_generic()}</title></head>
<body><main><h1>${m.error_generic()}</h1><p>${m.error_text()}</p><p><a href="">${m.error_retry()}</a></p></main></body>
</html>`;
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
