import * as build from 'virtual:react-router/server-build';
import { type ApiClient, ApiError, createClient, type Transport } from '@parpaing/contract/client';
import { createRequestHandler, data, RouterContextProvider } from 'react-router';
import { pagePolicy } from './lib/content-security-policy.server.ts';
import { type Locale, readLocale } from './lib/i18n.ts';
import { runInLocale } from './lib/locale.server.ts';
import { cacheControl } from './lib/page-cache.ts';
import { apiContext, localeContext, settingsContext } from './lib/page-context.ts';
import type { CreatePageHandler, PageOptions, PublicSettings } from './page-handler.ts';

export type { PageOptions, PublicSettings };

export const createPageHandler: CreatePageHandler = ({ api, settings, mode }) => {
  const render = createRequestHandler(build, mode);

  return async function handlePage(request) {
    const locale = readLocale(request.headers.get('cookie'));
    const context = new RouterContextProvider();
    const client = clientFor(locale, settings.publicUrl, api);
    context.set(apiContext, client);
    context.set(settingsContext, settings);
    context.set(localeContext, locale);

    const response = await runInLocale(locale, () => render(request, context));
    return withPageHeaders(response, { method: request.method, locale, mode, isWhole: !client.hasFailed });
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

interface PageFacts {
  method: string;
  locale: Locale;
  mode: PageOptions['mode'];
  /** Every call was answered: a page with a block missing is shown, but to one visitor only. */
  isWhole: boolean;
}

async function withPageHeaders(response: Response, { method, locale, mode, isWhole }: PageFacts) {
  const headers = new Headers(response.headers);
  headers.set('cache-control', cacheControl({ method, status: response.status, locale, isWhole }));
  // The language cookie chooses the text. A CDN should reduce the cookie header to `lang` before it
  // looks a page up, or other cookies will split its cache.
  headers.append('vary', 'cookie');
  if (!headers.get('content-type')?.startsWith('text/html')) {
    return new Response(response.body, { status: response.status, headers });
  }
  const html = await response.text();
  headers.set('content-security-policy', pagePolicy(html, mode));
  return new Response(response.body === null ? null : html, { status: response.status, headers });
}
