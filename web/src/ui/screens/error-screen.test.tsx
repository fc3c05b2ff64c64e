import { text } from 'node:stream/consumers';
import { ApiError, NoResponseError, RequestSetupError } from '@parpaing/contract/call-errors';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { ErrorScreen } from './error-screen.tsx';

beforeAll(() => overwriteGetLocale(() => 'fr'));

it.each([
  [new ApiError(500, {}), 'Une erreur s&#x27;est produite'],
  [new NoResponseError('coupé'), 'Aucune réponse du serveur. Veuillez vérifier votre connexion Internet.'],
  [new RequestSetupError('adresse'), 'Erreur lors de la configuration de la requête.'],
  [new ApiError(409, { message: 'Ce matériau est vendu.' }), 'Ce matériau est vendu.'],
])('un visiteur lit %s, et peut réessayer', async (error, sentence) => {
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', loader: () => null, element: <ErrorScreen error={error} /> }],
    { hydrationData: { loaderData: { root: { settings: { brandName: 'Parpaing' } } } } },
  );
  const html = await text((await prerenderToNodeStream(<RouterProvider router={router} />)).prelude);
  expect(html).toContain(`<title>${sentence} · Parpaing</title>`);
  expect(html).toContain(`<h1>${sentence}</h1>`);
  expect(html).toContain('Réessayer');
});
