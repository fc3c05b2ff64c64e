import { expect, it } from 'vitest';
import { pageMeta, unindexed } from './page-meta.ts';

const settings = {
  brandName: 'Parpaing',
  publicUrl: 'https://parpaing.example',
  contactEmail: 'bonjour@parpaing.example',
  splashMinMs: 0,
};

function metaOf(pathname: string, title?: string, handle?: unknown) {
  const matches = [
    { id: 'root', loaderData: { settings, locale: 'fr' } },
    { id: 'layouts/main', loaderData: undefined, handle },
  ];
  return pageMeta({ location: { pathname }, matches }, { title, description: 'Une phrase.' });
}

it('l’accueil porte le nom de la marque seul', () => {
  expect(metaOf('/')).toContainEqual({ title: 'Parpaing' });
});

it('une page porte son titre puis la marque, et son adresse sans paramètres', () => {
  const meta = metaOf('/materials', 'Matériaux');
  expect(meta).toContainEqual({ title: 'Matériaux · Parpaing' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://parpaing.example/materials',
  });
});

it.each([
  ['/ABOUT', 'https://parpaing.example/about'],
  ['/about/', 'https://parpaing.example/about'],
  ['/', 'https://parpaing.example/'],
])('un moteur de recherche qui suit %s retient une seule adresse', (pathname, href) => {
  expect(metaOf(pathname, 'À propos')).toContainEqual({ tagName: 'link', rel: 'canonical', href });
});

it('un moteur de recherche ne retient pas les pages d’un cadre qui le demande', () => {
  expect(metaOf('/favorites', 'Mes Favoris', unindexed)).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});

it('une page partagée montre notre image, à une adresse entière', () => {
  const meta = metaOf('/about', 'À propos');
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://parpaing.example/sharing.jpg' });
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});
