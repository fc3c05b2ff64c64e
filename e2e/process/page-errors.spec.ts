import type { CallApi } from '@parpaing/web/page-handler';
import { answerUnavailable, openBuiltPages, unavailable } from '../fixtures/built-pages.ts';
import { expect, test } from '../fixtures/test.ts';

const id = '01890000-0000-7000-8000-000000000000';
const origin = 'http://localhost';
const profile = `/profile/${id}`;
const generic = 'Une erreur s&#x27;est produite';

const refuse =
  (status: number, answer: object | string): CallApi =>
  async () => ({ status, answer });

interface Failure {
  name: string;
  callApi: CallApi;
  status: number;
  heading: string;
  /** Of an answer of the API: the browser shows it where the page was asked for by a link. */
  sentence?: string;
  path?: string;
  method?: string;
}

const failures: Failure[] = [
  {
    name: 'une personne inconnue',
    callApi: refuse(404, { error: 'not_found', message: 'Introuvable.' }),
    status: 404,
    heading: 'Page introuvable',
    sentence: 'Introuvable.',
  },
  {
    name: 'un identifiant impossible',
    callApi: refuse(400, { error: 'invalid_input', message: 'Vérifiez.' }),
    status: 404,
    heading: 'Page introuvable',
    sentence: 'Vérifiez.',
  },
  {
    name: 'un matériau parti',
    callApi: refuse(410, { error: 'material_gone', message: 'Parti.' }),
    path: `/materials/${id}`,
    status: 410,
    heading: 'Ce matériau n’est plus en vente',
  },
  {
    name: 'trop de demandes',
    callApi: refuse(429, { error: 'too_many_requests', message: 'Trop de demandes.' }),
    status: 429,
    heading: 'Trop de demandes.',
    sentence: 'Trop de demandes.',
  },
  {
    name: 'un incident',
    callApi: refuse(500, { error: 'internal_error', message: 'Un incident est survenu.' }),
    status: 500,
    heading: 'Un incident est survenu.',
    sentence: 'Un incident est survenu.',
  },
  {
    name: 'une base absente',
    callApi: answerUnavailable,
    status: 503,
    heading: unavailable.sentence,
    sentence: unavailable.sentence,
  },
  {
    name: 'une base absente, à l’accueil',
    callApi: answerUnavailable,
    path: '/',
    status: 503,
    heading: unavailable.sentence,
    sentence: unavailable.sentence,
  },
  {
    name: 'une erreur sans phrase',
    callApi: refuse(500, { error: 'internal' }),
    status: 500,
    heading: generic,
    sentence: "Une erreur s'est produite",
  },
  {
    name: 'une page d’un intermédiaire',
    callApi: refuse(502, '<h1>Bad Gateway</h1>'),
    status: 502,
    heading: generic,
    sentence: "Une erreur s'est produite",
  },
  {
    name: 'une API qui ne répond pas',
    callApi: () => Promise.reject(new Error('socket hang up')),
    status: 500,
    heading: generic,
  },
  {
    name: 'une page inconnue',
    callApi: answerUnavailable,
    path: '/rien',
    status: 404,
    heading: 'Page introuvable',
  },
  {
    name: 'une méthode impossible',
    callApi: answerUnavailable,
    method: 'POST',
    status: 405,
    heading: generic,
  },
];

for (const { name, callApi, path = profile, method, status, heading, sentence = '' } of failures) {
  test(`${name} : la page le dit par une phrase, et ses données aussi`, async () => {
    const { handle } = await openBuiltPages(origin, callApi);
    const page = await handle(new Request(origin + path, { method }));
    const html = await page.text();
    expect(page.status).toBe(status);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(heading);
    expect(/<title>(.+?)<\/title>/.exec(html)?.[1]).toBeTruthy();

    const data = await handle(new Request(`${origin}${path === '/' ? '/_' : path}.data`, { method }));
    expect(data.status).toBe(status);
    expect(data.headers.get('content-type')).toBe('text/x-script');
    expect(await data.text()).toContain(sentence);
  });
}

test('une base absente dit quand revenir, et rien n’est consigné comme inconnu', async () => {
  const { handle, logged } = await openBuiltPages(origin, answerUnavailable);
  for (const path of [profile, `${profile}.data`]) {
    const { headers } = await handle(new Request(origin + path));
    expect(headers.get('retry-after')).toBe(String(unavailable.retryAfter));
  }
  expect(logged).toEqual([]);
});

test('ce que les pages ne servent pas le dit aussi par une phrase', async ({ request }) => {
  const refused = [
    await request.post('/about'),
    await request.delete('/materials'),
    await request.get('/api/rien'),
  ];
  for (const response of refused) {
    expect(response.status()).toBe(404);
    expect((await response.json()).message).toBe('Cette adresse ne mène à rien. Vérifiez le lien.');
  }
});
