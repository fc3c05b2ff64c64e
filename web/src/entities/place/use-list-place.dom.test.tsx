import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseListQuery } from '../list-query/list-query.ts';
import { choosePlace, parsePlace, readPlace } from './chosen-place.ts';
import { typedPlaceState, useListPlace } from './use-list-place.ts';

const lyon = { name: 'Lyon', postalCode: '69001', latitude: 45.76, longitude: 4.84 };
const lille = { name: 'Lille', postalCode: '59000', latitude: 50.63, longitude: 3.06, radius: 10 };

function List() {
  const { search } = useLocation();
  useListPlace(parseListQuery(new URLSearchParams(search)), useLoaderData());
  return null;
}

async function openList() {
  const loader = ({ request }: { request: Request }) => (request.url.includes('city=') ? { ...lyon } : null);
  const routes = [
    { path: '/materials', loader, element: <List />, hydrateFallbackElement: <p /> },
    { path: '/about', element: <p /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/materials'] });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  return router;
}

/** The place that another tab, or the next visit, finds. */
const readSaved = () => parsePlace(localStorage.getItem('place'));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('le lieu tapé dans un formulaire est retenu, une fois trouvé', async () => {
  const router = await openList();
  await act(() => router.navigate('/materials?city=Lyon&radius=50', { state: typedPlaceState }));
  expect(readSaved()).toEqual({ ...lyon, radius: 50 });
});

it('le lieu d’un lien ne sert qu’à cet onglet', async () => {
  choosePlace(lille);
  const router = await openList();
  await act(() => router.navigate('/materials?city=Lyon'));
  expect(readPlace()).toEqual({ ...lyon, radius: 30 });
  expect(readSaved()).toEqual(lille);
});

it('revenir à une liste ne remplace pas le lieu choisi depuis', async () => {
  const router = await openList();
  await act(() => router.navigate('/materials?city=Lyon', { state: typedPlaceState }));
  await act(() => router.navigate('/about'));
  act(() => choosePlace(lille));
  await act(() => router.navigate(-1));
  expect(readPlace()).toEqual({ ...lyon, radius: 30 });
  expect(readSaved()).toEqual(lille);
});

it('une liste montrée à nouveau ne remplace pas le lieu choisi depuis', async () => {
  const router = await openList();
  await act(() => router.navigate('/materials?city=Lyon', { state: typedPlaceState }));
  act(() => choosePlace(lille));
  await act(() => router.revalidate());
  expect(readSaved()).toEqual(lille);
});
