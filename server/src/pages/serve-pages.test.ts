import type { App } from '@parpaing/api/app';
import type { CallApi, RenderedPage } from '@parpaing/web/page-handler';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { servePages } from './serve-pages.ts';

const publicUrl = 'http://localhost:8080';
const bounds = { concurrency: 2, maxWaiting: 8, maxWaitingPerCaller: 3 };
let app: App;
/** Renderings under way; each ends when it is called. */
let finish: (() => void)[];

/** As the router does: each page asks the API who is calling. */
async function renderPage(request: Request, callApi: CallApi): Promise<RenderedPage> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/slow')) await new Promise<void>((resolve) => finish.push(resolve));
  const { answer } = await callApi({ name: 'readMe', address: '/api/caller', headers: {} });
  return { status: 200, headers: { 'cache-control': 'public, max-age=0' }, body: String(answer) };
}

async function open(trustProxy: false | string[] = false) {
  app = Fastify({ trustProxy }) as unknown as App;
  app.decorate('queues', new Map());
  app.get('/api/caller', async (request) => JSON.stringify(request.ip));
  servePages(app, publicUrl, renderPage, { announcements: { subscribe() {} } }, bounds);
  await app.ready();
}
beforeEach(() => {
  finish = [];
  return open();
});
afterEach(() => app.close());

const visit = (url: string, remoteAddress: string, headers = {}) =>
  app.inject({ url, remoteAddress, headers });

/** Renderings that do not end, as many as one visitor may have. */
async function fill(address: string) {
  const visits = Array.from({ length: bounds.concurrency + bounds.maxWaitingPerCaller }, (_, index) =>
    visit(`/slow/${index}`, address),
  );
  await expect.poll(() => app.queues.get('renderings')?.counts.waiting).toBe(bounds.maxWaitingPerCaller);
  return visits;
}

async function finishAll(visits: Promise<unknown>[]) {
  const rest = setInterval(() => finish.shift()?.(), 1);
  await Promise.all(visits);
  clearInterval(rest);
}

describe('les appels d’une page', () => {
  it('sont comptés pour son visiteur, quoi que disent ses en-têtes', async () => {
    const page = await visit('/', '192.0.2.1', { 'x-forwarded-for': '198.51.100.7' });
    expect(page.body).toBe('192.0.2.1');
  });

  it('derrière un mandataire connu, sont comptés pour l’adresse qu’il donne', async () => {
    await app.close();
    await open(['192.0.2.0/24']);
    const page = await visit('/', '192.0.2.1', { 'x-forwarded-for': '198.51.100.7' });
    expect(page.body).toBe('198.51.100.7');
  });
});

describe('quand les pages à dessiner débordent', () => {
  it('la suivante dit de revenir et revient d’elle-même, dans la langue du visiteur', async () => {
    const visits = await fill('192.0.2.1');
    const refused = await visit('/slow/encore', '192.0.2.1');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(refused.body).toContain('<meta http-equiv="refresh" content="5">');
    expect(refused.body).toContain('Le service est momentanément indisponible.');
    const english = await visit('/slow/again', '192.0.2.1', { cookie: 'lang=en-US' });
    expect(english.body).toContain('The service is unavailable for a moment.');
    await finishAll(visits);
  });

  it('une page gardée est servie à tous', async () => {
    await visit('/about', '192.0.2.1');
    const visits = await fill('192.0.2.1');
    for (const address of ['192.0.2.1', '198.51.100.7']) {
      expect((await visit('/about', address)).statusCode).toBe(200);
    }
    await finishAll(visits);
  });

  it('les données d’une page déjà ouverte n’attendent pas', async () => {
    const visits = await fill('192.0.2.1');
    expect((await visit('/materials.data?q=laine', '192.0.2.1')).statusCode).toBe(200);
    await finishAll(visits);
  });

  it('un autre visiteur passe au premier tour', async () => {
    const visits = await fill('192.0.2.1');
    const other = visit('/', '198.51.100.7');
    await expect
      .poll(() => app.queues.get('renderings')?.counts.waiting)
      .toBe(bounds.maxWaitingPerCaller + 1);
    finish.shift()?.();
    finish.shift()?.();
    expect((await other).body).toBe('198.51.100.7');
    await finishAll(visits);
  });
});

describe('une page a une seule adresse', () => {
  it.each([
    ['/MATERIALS?q=Laine%20de&scroll=true', '/materials?q=Laine%20de&scroll=true'],
    ['/about/', '/about'],
    ['/About//?a=/', '/about?a=/'],
    ['/Materials/0199AB/Edit', '/materials/0199ab/edit'],
    ['/auth/Reset-Password?token=AbC', '/auth/reset-password?token=AbC'],
  ])('%s mène à %s', async (url, address) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url });
      expect([answer.statusCode, answer.headers.location]).toEqual([301, address]);
    }
  });

  it.each([
    '/',
    '/about',
    '/materials?q=A/',
    '/Inconnue/',
    '/MATERIALS.data',
    '/about.data/',
    '/Assets/A.js',
  ])('%s reste où elle est', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(200);
  });

  it.each(['//evil.example/', '//evil.example/MATERIALS', '/\\evil.example/', '/materials//evil.example/'])(
    '%s ne mène pas ailleurs',
    async (url) => {
      expect((await app.inject({ url })).headers.location).toBeUndefined();
    },
  );
});
