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
  ['(voir https://exemple.fr/a)', 'https://exemple.fr/a'],
  ['https://exemple.fr/Pont_(1900).', 'https://exemple.fr/Pont_(1900)'],
  ["https://exemple.fr/l'eau", "https://exemple.fr/l'eau"],
  ['‘https://exemple.fr/a’', 'https://exemple.fr/a'],
  ['“https://exemple.fr/a”', 'https://exemple.fr/a'],
  ['https://exemple.fr(le mien)', 'https://exemple.fr'],
])('de « %s », l’adresse est « %s »', (text, href) => {
  expect(splitLinks(text).filter((piece) => piece.href)).toEqual([{ text: href, href }]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//exemple.fr',
  'www.exemple.fr',
  'https://',
  '<b>gras</b>',
  'https://parpaing.fr@exemple.fr/',
  'https://parpaing.fr:443@exemple.fr/',
])('« %s » reste du texte', (text) => {
  expect(splitLinks(text)).toEqual([{ text }]);
});
