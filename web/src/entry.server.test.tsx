import { runInNewContext } from 'node:vm';
import { Fragment, lazy, Suspense } from 'react';
import { type EntryContext, RouterContextProvider, type ServerRouterProps } from 'react-router';
import { expect, it, vi } from 'vitest';
import renderPage from './entry.server.tsx';
import { htmlContext, nonceContext } from './lib/page/page-context.ts';

vi.mock('react-router', async (importActual) => ({
  ...(await importActual<typeof import('react-router')>()),
  ServerRouter: ({ url }: ServerRouterProps) => {
    const { pathname, searchParams } = new URL(url);
    const Part = parts[pathname as keyof typeof parts];
    const Boundary = searchParams.has('apart') ? Suspense : Fragment;
    return (
      <html lang="fr">
        <body>
          <Boundary>
            <Part />
          </Boundary>
        </body>
      </html>
    );
  },
}));

const parts = {
  '/parquet': () => <h1>Parquet</h1>,
  '/broken': () => {
    throw new Error('cannot be rendered');
  },
  '/photos': lazy(async () => ({ default: () => <p>Trois photos</p> })),
  '/photos-apart': lazy(async () => ({ default: () => <p>Trois photos</p> })),
};

function render(path: string, data = '') {
  const context = new RouterContextProvider();
  context.set(nonceContext, 'nonce');
  const request = new Request(`http://localhost${path}`);
  const routerContext = { serverHandoffStream: new Response(data).body } as EntryContext;
  const page = renderPage(request, 200, new Headers(), routerContext, context);
  return { page, readHtml: () => context.get(htmlContext) };
}

it('une page est rendue entière', async () => {
  const { page, readHtml } = render('/parquet');
  expect((await page).status).toBe(200);
  expect(readHtml()).toMatch(/^<!DOCTYPE html>.*<h1>Parquet<\/h1>/);
});

it.each(['/broken', '/broken?apart'])('%s échoue et laisse la place à la page d’erreur', async (path) => {
  await expect(render(path).page).rejects.toThrow('cannot be rendered');
});

it.each(['/photos', '/photos-apart?apart'])('%s attend ce qui n’est pas encore chargé', async (path) => {
  const { page, readHtml } = render(path);
  await page;
  expect(readHtml()).toMatch(/^<!DOCTYPE html>.*<p>Trois photos<\/p>/);
});

it('le navigateur reçoit les données de la page telles quelles, et rien qui ferme leur script', async () => {
  const data = `[{"_1":2},"L’« Atelier d'Anna »\\\\","</script><!--","\u2028"]\n`;
  const { page, readHtml } = render('/parquet', data);
  await page;
  const script = /<script nonce="nonce">(.*?)<\/script><\/body>/s.exec(readHtml() ?? '')?.[1] ?? '';
  const received: string[] = [];
  const streamController = {
    enqueue: (text: string) => received.push(text),
    close: () => received.push('end'),
  };
  runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  expect(received).toEqual([data, 'end']);
});
