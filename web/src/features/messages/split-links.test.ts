import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

it('une adresse devient un lien, sans le point qui finit la phrase', () => {
  expect(splitLinks('Voir https://exemple.fr/a?b=1#c.\nMerci')).toEqual([
    { text: 'Voir ' },
    { text: 'https://exemple.fr/a?b=1#c', href: 'https://exemple.fr/a?b=1#c' },
    { text: '.\nMerci' },
  ]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//exemple.fr',
  'www.exemple.fr',
  'https://',
  '<b>gras</b>',
])('« %s » reste du texte', (text) => {
  expect(splitLinks(text)).toEqual([{ text }]);
});
