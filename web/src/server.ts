import { randomUUID } from 'node:crypto';
import * as build from 'virtual:react-router/server-build';
import { ApiError } from '@parpaing/contract/call-errors';
import { type ApiClient, createClient, type Transport } from '@parpaing/contract/client';
import { createRequestHandler, data, RouterContextProvider } from 'react-router';
import { sealPage } from './lib/content-security-policy.server.ts';
import { type Locale, readLocale } from './lib/i18n.ts';
import { runInLocale } from './lib/locale.server.ts';
import { cacheControl } from './lib/page-cache.ts';
import { apiContext, localeContext, logContext, nonceContext, settingsContext } from './lib/page-context.ts';
import type { CreatePageHandler } from './page-handler.ts';

export const createPageHandler: CreatePageHandler = ({ api, settings, logError, mode }) => {
  const render = createRequestHandler(build, mode);

  return async function handlePage(request) {
    const locale = readLocale(request.headers.get('cookie'));
    const nonce = randomUUID();
    const context = new RouterContextProvider();
    const client = clientFor(locale, settings.publicUrl, api);
    context.set(apiContext, client);
    context.set(settingsContext, settings);
    context.set(localeContext, locale);
    context.set(nonceContext, nonce);
    context.set(logContext, logError);

    const response = await runInLocale(locale, () => render(request, context));
    const headers = new Headers(response.headers);
    headers.set(
      'cache-control',
      cacheControl({
        url: new URL(request.url),
        status: response.status,
        locale,
        isWhole: !client.hasFailed,
      }),
    );
    if (!headers.get('content-type')?.startsWith('text/html')) {
      return new Response(response.body, { status: response.status, headers });
    }
    const { html, policy } = sealPage(await response.text(), nonce, settings.mapTiles?.origin);
    headers.set('content-security-policy', policy);
    return new Response(html, { status: response.status, headers });
  };
};

/** The API answers in the page's language, and its errors keep their status and request id on the page. */
function clientFor(locale: Locale, baseUrl: string, api: Transport): ApiClient & { hasFailed: boolean } {
  const client = createClient(baseUrl, api);
  return {
    hasFailed: false,
    async call(name, input, options) {
      try {
        const headers = { 'accept-language': locale, ...options?.headers };
        return await client.call(name, input, { ...options, headers });
      } catch (error) {
        this.hasFailed = true;
        // React Router hides the fields of any other error from the browser.
        throw error instanceof ApiError ? data(error.answer, { status: error.status }) : error;
      }
    },
  };
}
