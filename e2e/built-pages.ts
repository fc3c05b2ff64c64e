import type { CallApi, CreatePageHandler, PageOptions } from '@parpaing/web/page-handler';
import type { Page } from '@playwright/test';

const entry = new URL('../web/build/server/index.js', import.meta.url);
const company = {
  name: 'Parpaing',
  form: 'SAS',
  capital: '1',
  address: '1 rue du Mur',
  phone: '',
  rcs: '',
  vat: '',
};

export async function openBuiltPages(publicUrl: string, callApi: CallApi) {
  const { createPageHandler }: { createPageHandler: CreatePageHandler } = await import(entry.href);
  const legal: PageOptions['settings']['legal'] = { ...company, director: '', host: '', mediator: '' };
  const logged: string[] = [];
  const render = createPageHandler({
    settings: { brandName: 'Parpaing', publicUrl, contactEmail: 'a@exemple.fr', splashMinMs: 0, legal },
    logError: (message) => logged.push(message),
    mode: 'production',
  });
  return {
    async handle(request: Request): Promise<Response> {
      const { body, ...page } = await render(request, callApi);
      return new Response(body, page);
    },
    logged,
  };
}

export const unavailable = {
  sentence: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  retryAfter: 5,
};

export const answerUnavailable: CallApi = async () => ({
  status: 503,
  answer: {
    error: 'unavailable',
    message: unavailable.sentence,
    requestId: '01a1e1c0-0344-75e0-8bd1-0fca10c8e815',
  },
  retryAfter: unavailable.retryAfter,
});

export async function takeDatabaseAway(page: Page, address: RegExp, baseURL = '') {
  const { handle } = await openBuiltPages(baseURL, answerUnavailable);
  await page.route(address, async (route) => {
    const answer = await handle(new Request(route.request().url()));
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
  return () => page.unroute(address);
}
