import { once } from 'node:events';
import { calls } from '@parpaing/contract/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from './http/errors.ts';
import { newId } from './lib/ids.ts';
import { logInAs } from './testing/accounts.ts';
import { createUser } from './testing/factories.ts';
import { useTestApp } from './testing/test-app.ts';

const context = useTestApp();

beforeAll(() => {
  const { app } = context;
  app.get('/test/crash', { schema: { hide: true } }, async () => {
    throw Object.assign(new Error('no row for camille@exemple.fr'), {
      detail: 'Key (email)=(camille@exemple.fr)',
    });
  });
  app.post('/test/crash', { schema: { hide: true } }, async ({ raw }) => {
    if (!raw.closed) await once(raw, 'close');
    throw new Error('after the body was read');
  });
  app.get('/test/busy', { schema: { hide: true } }, async () => {
    throw new HttpError(429, 'too_many_requests', { 'retry-after': '7' });
  });
  app.post('/test/login', { schema: { hide: true } }, async (request) => {
    request.log.info({ body: request.body, headers: request.headers }, 'careless line');
    return {};
  });
});

describe('le contrat', () => {
  it('liste exactement les routes servies', async () => {
    await context.app.ready();
    const served = Object.entries(context.app.swagger().paths ?? {}).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const promised = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    expect(served.sort()).toEqual(promised.sort());
  });
});

describe('un appel privé', () => {
  const openCalls = new Set([
    ...['checkLiveness', 'checkReadiness', 'readMetrics', 'readMailbox', 'readPicture', 'readDocument'],
    ...['login', 'register', 'verifyEmail', 'resendVerification', 'forgotPassword', 'resetPassword'],
    ...[
      'refreshToken',
      'readPublicProfile',
      'listSellers',
      'searchPlaces',
      'listCategories',
      'listCategoryForms',
      'listMaterials',
    ],
    ...[
      'readManifest',
      'suggestMaterials',
      'mapMaterials',
      'compareMaterials',
      'readMaterial',
      'listSimilarMaterials',
    ],
    ...[
      'summariseMarket',
      'sendContactRequest',
      'reportMaterial',
      'subscribeToNewsletter',
      'confirmNewsletter',
    ],
    ...['openAvailability', 'listAskedMaterials', 'answerAvailability'],
    ...['recordView', 'recordSearch'],
    ...[
      'openNewsletterConfirmation',
      'openNewsletterUnsubscription',
      'unsubscribeFromNewsletter',
      'readManifest',
      'readRobots',
      'readSitemapIndex',
      'readSitemap',
    ],
  ]);
  const privateCalls = Object.entries(calls).filter(([name]) => !openCalls.has(name));

  it.each(privateCalls)(
    '(%s) ne répond rien à un inconnu, avant même de lire sa demande',
    async (_, call) => {
      const response = await context.app.inject({
        method: call.method,
        url: call.path.replace(/:\w+/, newId()),
        ...(call.method !== 'GET' && { payload: { role: 'ADMIN' } }),
      });
      expect([response.statusCode, response.json().error]).toEqual([401, 'unauthenticated']);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' });
    },
  );

  it.each(privateCalls.filter(([name]) => name !== 'logout'))(
    '(%s) ne répond rien à une session close, dont le jeton court encore',
    async (_, call) => {
      const { headers } = await logInAs(context.app, await createUser(context.db));
      await context.app.inject({ method: 'POST', url: calls.logout.path, headers });
      const response = await context.app.inject({
        method: call.method,
        url: call.path.replace(/:\w+/, newId()),
        headers,
        ...(call.method !== 'GET' && { payload: {} }),
      });
      expect([response.statusCode, response.json().error]).toEqual([401, 'unauthenticated']);
    },
  );

  it('se reconnaît dans la documentation à son cadenas', async () => {
    const { paths, components } = (await context.app.inject('/api/docs/json')).json();
    expect(components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    const locked = Object.values(
      paths as Record<string, Record<string, { operationId: string; security?: [] }>>,
    )
      .flatMap((operations) => Object.values(operations))
      .filter(({ security }) => security)
      .map(({ operationId }) => operationId);
    expect(locked.sort()).toEqual(privateCalls.map(([name]) => name).sort());
  });
});

describe('une erreur', () => {
  it('imprévue ne dit rien de sa cause au client, et tout au journal sauf les données personnelles', async () => {
    const response = await context.app.inject({ url: '/test/crash', headers: { 'accept-language': 'en' } });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error: 'internal_error',
      message: 'Something went wrong on our side. Please try again; if it persists, write to us.',
      requestId: response.headers['x-request-id'],
    });
    const logged = context.logLines.find((line) => line.includes('request failed'));
    expect(logged).toContain(response.headers['x-request-id']);
    expect(logged).toContain('no row for [e-mail]');
    expect(logged).not.toContain('camille@exemple.fr');
  });

  it('imprévue est notée aussi quand le corps de la demande était déjà lu', async () => {
    const url = await context.app.listen({ host: '127.0.0.1', port: 0 });
    expect((await fetch(`${url}/test/crash`, { method: 'POST', body: 'a body' })).status).toBe(500);
    const logged = context.logLines.find((line) => line.includes('after the body was read'));
    expect(JSON.parse(logged ?? '{}')).toMatchObject({ level: 50, msg: 'request failed' });
  });

  it('prévue porte son code, sa phrase en français et ses en-têtes', async () => {
    const response = await context.app.inject('/test/busy');
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('7');
    expect(response.json()).toMatchObject({
      error: 'too_many_requests',
      message: 'Trop de demandes en peu de temps. Patientez avant de réessayer.',
    });
  });

  it.each([
    ['une adresse inconnue', { url: '/api/nowhere' }, 404, 'not_found'],
    ['une adresse mal formée', { url: '/api/%' }, 404, 'not_found'],
    [
      'un corps illisible',
      { url: '/test/login', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_input',
    ],
    [
      'un format inattendu',
      { url: '/test/login', payload: 'x', headers: { 'content-type': 'image/png' } },
      415,
      'unsupported_media_type',
    ],
    [
      'un corps trop gros',
      { url: '/test/login', payload: { text: 'x'.repeat(1_100_000) } },
      413,
      'payload_too_large',
    ],
  ])('répond à %s par son code', async (_, request, status, code) => {
    const response = await context.app.inject({ method: 'POST', ...request });
    expect([response.statusCode, response.json().error]).toEqual([status, code]);
  });
});

describe('le journal', () => {
  it('ne garde ni mot de passe, ni jeton, ni adresse e-mail, même d’une ligne imprudente', async () => {
    await context.app.inject({
      method: 'POST',
      url: '/test/login?email=camille%40exemple.fr&token=abc123secret',
      payload: {
        email: 'camille@exemple.fr',
        password: 'briques-et-mortier',
        refreshToken: 'r-778899',
        account: { owner: { currentPassword: 'sable-et-ciment', contact: 'camille%40exemple.fr' } },
        note: 'see https://parpaing.example/auth/verify-email?token=lien-secret&x=1',
      },
      headers: { authorization: 'Bearer eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl', cookie: 'session=biscuit-secret' },
    });
    const log = context.logLines.join('');
    expect(log).toContain('careless line');
    for (const secret of [
      'camille',
      'briques-et-mortier',
      'sable-et-ciment',
      'abc123secret',
      'lien-secret',
      'biscuit-secret',
      'r-778899',
      'c2lnbmF0dXJl',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it('écrit une ligne par requête, avec le motif de la route et non son adresse', async () => {
    await context.app.inject('/healthz?token=abc');
    const line = context.logLines.findLast((entry) => entry.includes('"request"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ method: 'GET', route: '/healthz', status: 200 });
  });
});

describe('toute réponse', () => {
  it('porte les en-têtes de sécurité', async () => {
    const { headers } = await context.app.inject('/healthz');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('la documentation', () => {
  it('décrit les appels en OpenAPI et a sa page', async () => {
    const document = (await context.app.inject('/api/docs/json')).json();
    expect(document.paths['/api/places'].get.operationId).toBe('searchPlaces');
    const page = await context.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
  });
});
