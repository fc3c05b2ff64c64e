import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, it } from 'vitest';
import { ServerLink } from './link.tsx';

it.each([
  '/materials?q=laine+de+verre&scroll=true#results',
  '/profile/019a?tab=avis',
  '/',
  '/materials?category=isolation&surface=%C2%A0',
  '?page=2',
  '#results',
  '../messages',
  'mailto:bonjour@parpaing.example',
  'https://exemple.fr/a b',
  '//exemple.fr',
  { pathname: '/materials', search: '?page=2' },
])('le serveur écrit le lien vers %o comme le navigateur', (to) => {
  const write = (Link: typeof ServerLink) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/materials?q=bois']}>
        <Link to={to} replace state={1} preventScrollReset className="card" aria-label="Parquet">
          Parquet
        </Link>
      </MemoryRouter>,
    );
  expect(sortAttributes(write(ServerLink))).toEqual(sortAttributes(write(RouterLink as typeof ServerLink)));
});

const sortAttributes = (html: string) => html.match(/[\w-]+="[^"]*"|>.*/g)?.sort();
