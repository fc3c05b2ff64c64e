import { hash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
} from 'react-router';
import { expect, it } from 'vitest';
import { htmlContext, nonceContext } from '../../lib/page/page-context.ts';
import { applyContentSecurityPolicy } from './content-security-policy.server.ts';
import { delayScripts } from './late-scripts.ts';
import { renderPage } from './render-page.tsx';

const seller = { name: "L’« Atelier d'Anna »\\", text: '</script><!--\u2028' };

function Broken(): never {
  throw new Error('cannot be rendered');
}
const Photos = lazy(async () => ({ default: () => <p>Trois photos</p> }));

const pages: Record<string, ComponentType> = {
  parquet: () => <h1>Parquet</h1>,
  broken: Broken,
  'broken-apart': () => <Suspense>{<Broken />}</Suspense>,
  photos: Photos,
  'photos-apart': () => <Suspense>{<Photos />}</Suspense>,
};

const root = {
  loader: () => ({ seller }),
  default: () => <Outlet />,
  Layout: ({ children }: { children: ReactNode }) => (
    <html lang="fr">
      <head />
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  ),
  ErrorBoundary: () => <h1>Une erreur est survenue</h1>,
};

const manifest = (id: string, path: string, parentId?: string) => ({
  id,
  path,
  parentId,
  module: `/${id}.js`,
  imports: [`/${id}-part.js`],
  hasLoader: id === 'root',
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: id === 'root',
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});
const routes = [
  { ...manifest('root', ''), routeModule: root },
  ...Object.entries(pages).map(([path, Page]) => ({
    ...manifest(path, path, 'root'),
    routeModule: { default: Page },
  })),
];

const build = {
  entry: { module: { default: renderPage, handleError() {} } },
  routes: Object.fromEntries(
    routes.map(({ id, path, parentId, routeModule }) => [id, { id, path, parentId, module: routeModule }]),
  ),
  assets: {
    entry: { module: '/entry.js', imports: ['/framework.js'] },
    routes: Object.fromEntries(routes.map(({ routeModule: _, ...route }) => [route.id, route])),
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

async function open(path: string) {
  const context = new RouterContextProvider();
  context.set(nonceContext, 'nonce');
  const { status } = await createRequestHandler(build, 'production')(
    new Request(`http://localhost/${path}`),
    context,
  );
  return { status, html: context.get(htmlContext) ?? '' };
}

const listScripts = (html: string) =>
  Array.from(html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs), ([, attributes = '', code = '']) => ({
    attributes,
    code,
  }));

it('une page est rendue entière', async () => {
  const { status, html } = await open('parquet');
  expect(status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">.*<h1>Parquet<\/h1>.*<\/body><\/html>$/s);
});

it.each(['broken', 'broken-apart'])('%s échoue et laisse la place à la page d’erreur', async (path) => {
  const { status, html } = await open(path);
  expect(status).toBe(500);
  expect(html).toContain('<h1>Une erreur est survenue</h1>');
});

it.each(['photos', 'photos-apart'])('%s attend ce qui n’est pas encore chargé', async (path) => {
  expect((await open(path)).html).toMatch(/^<!DOCTYPE html>.*<p>Trois photos<\/p>/);
});

it('le navigateur reçoit les données de la page telles quelles', async () => {
  const { html } = await open('parquet');
  const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array> } } = {};
  for (const { attributes, code } of listScripts(html)) {
    if (!attributes.includes('module')) runInNewContext(code, { window, ReadableStream, TextEncoderStream });
  }
  const stream = window.__reactRouterContext?.stream;
  if (!stream) throw new Error('React Router opens no stream');
  const { value } = await decodeViaTurboStream(stream, globalThis as unknown as Window);
  expect(value).toMatchObject({ loaderData: { root: { seller } } });
});

it('les scripts attendent la première image, et tous ceux de la page sont demandés ensemble', async () => {
  const html = delayScripts((await open('parquet')).html);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  const late = listScripts(html).filter(({ attributes }) => attributes.includes('data-preload'));
  expect(late).toHaveLength(1);
  const addresses = /data-preload="([^"]*)"/.exec(late[0]?.attributes ?? '')?.[1]?.split(' ');
  const wanted = ['manifest', 'entry', 'framework', 'root', 'root-part', 'parquet', 'parquet-part'];
  expect(addresses?.toSorted()).toEqual(wanted.map((name) => `/${name}.js`).toSorted());
  expect(late[0]?.code).toContain('import("/entry.js")');
});

it('la politique de sécurité permet chaque script de la page, retardé ou non', async () => {
  const delayed = delayScripts((await open('parquet')).html);
  const { html, policy } = applyContentSecurityPolicy(delayed, 'nonce');
  expect(html).not.toContain('nonce');
  const scripts = listScripts(html);
  expect(scripts.length).toBeGreaterThan(2);
  for (const { code } of scripts) expect(policy).toContain(`'sha256-${hash('sha256', code, 'base64')}'`);
});
