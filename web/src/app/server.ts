import { randomUUID } from 'node:crypto';
import * as build from 'virtual:react-router/server-build';
import { ApiError } from '@parpaing/contract/call-errors';
import { type ApiClient, buildAddress, type CallParts, readOutcome } from '@parpaing/contract/client';
import { createRequestHandler, data, RouterContextProvider } from 'react-router';
import { toPageError } from '../lib/http/describe-page-error.ts';
import { runInLocale } from '../lib/i18n/locale.server.ts';
import { type Locale, readLocale } from '../lib/i18n/locale.ts';
import {
  apiContext,
  htmlContext,
  localeContext,
  logContext,
  nonceContext,
  settingsContext,
} from '../lib/page/page-context.ts';
import * as m from '../paraglide/messages.js';
import { cacheControl } from './cache-control.ts';
import type { CallApi, CreatePageHandler } from './page-handler.ts';
import { applyContentSecurityPolicy } from './rendering/content-security-policy.server.ts';

const defaultRetryAfter = 5;

export const createPageHandler: CreatePageHandler = ({ settings, logError, mode }) => {
  const render = createRequestHandler(build, mode);

  async function renderSafely(request: Request, context: RouterContextProvider): Promise<Response> {
    try {
      const response = await render(request, context);
      if (response.status < 400 || isPage(response)) return response;
    } catch (error) {
      logError('page failed', error);
    }
    const fallback = renderFallbackErrorPage(context.get(localeContext));
    context.set(htmlContext, await fallback.text());
    return fallback;
  }

  return async function handlePage(request, callApi) {
    const locale = readLocale(request.headers.get('cookie'));
    const nonce = randomUUID();
    const context = new RouterContextProvider();
    const client = createPageClient(locale, callApi);
    context.set(apiContext, client);
    context.set(settingsContext, settings);
    context.set(localeContext, locale);
    context.set(nonceContext, nonce);
    context.set(logContext, logError);

    const response = await runInLocale(locale, () => renderSafely(request, context));
    const { status } = response;
    const headers = Object.fromEntries(response.headers);
    if (status === 503) headers['retry-after'] = String(client.retryAfter ?? defaultRetryAfter);
    headers['cache-control'] = cacheControl({
      url: new URL(request.url),
      status,
      locale,
      isComplete: !client.hasFailed,
    });
    const rendered = context.get(htmlContext);
    if (rendered === null) return { status, headers, body: await response.bytes() };
    const { html, policy } = applyContentSecurityPolicy(rendered, nonce, settings.mapTiles?.origin);
    headers['content-security-policy'] = policy;
    return { status, headers, body: html };
  };
};

interface PageClient extends ApiClient {
  hasFailed: boolean;
  retryAfter: number | undefined;
}

function createPageClient(locale: Locale, callApi: CallApi): PageClient {
  return {
    hasFailed: false,
    retryAfter: undefined,
    async call(name, input, options) {
      try {
        const parts = input as CallParts;
        if (parts.body !== undefined) throw new TypeError(`a page only reads: ${name}`);
        const address = buildAddress(name, parts);
        const headers = { 'accept-language': locale, ...options?.headers };
        return readOutcome(await callApi({ name, address, headers, signal: options?.signal })) as never;
      } catch (error) {
        this.hasFailed = true;
        // React Router sends the fields of `data()` to the browser, but not those of other errors.
        if (!(error instanceof ApiError)) throw error;
        this.retryAfter = error.retryAfter;
        throw data({ message: m.error_generic(), ...toPageError(error) }, { status: error.status });
      }
    },
  };
}

/** HTML, or a page's data as React Router requests it. */
function isPage({ headers }: Response): boolean {
  return /^text\/(html|x-script)/.test(headers.get('content-type') ?? '');
}

function renderFallbackErrorPage(locale: Locale): Response {
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${m.error_generic()}</title></head>
<body><main><h1>${m.error_generic()}</h1><p>${m.error_text()}</p><p><a href="">${m.error_retry()}</a></p></main></body>
</html>`;
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
