import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

it('adresses, e-mails et téléphones deviennent des liens, sans le point qui finit la phrase', () => {
  expect(splitLinks('Voir https://exemple.fr/a?b=1#c.\nOu a.b@exemple.fr, 06 12 34 56 78.')).toEqual([
    { text: 'Voir ' },
    { text: 'https://exemple.fr/a?b=1#c', href: 'https://exemple.fr/a?b=1#c', host: 'exemple.fr' },
    { text: '.\nOu ' },
    { text: 'a.b@exemple.fr', href: 'mailto:a.b@exemple.fr' },
    { text: ', ' },
    { text: '06 12 34 56 78', href: 'tel:+33612345678' },
    { text: '.' },
  ]);
});

it.each([
  ['(voir https://exemple.fr/a)', 'https://exemple.fr/a'],
  ['https://exemple.fr/Pont_(1900).', 'https://exemple.fr/Pont_(1900)'],
  ["https://exemple.fr/l'eau", "https://exemple.fr/l'eau"],
  ['‘https://exemple.fr/a’', 'https://exemple.fr/a'],
  ['“https://exemple.fr/a”', 'https://exemple.fr/a'],
  ['https://exemple.fr(le mien)', 'https://exemple.fr'],
  ['https://exemple.fr/0612345678', 'https://exemple.fr/0612345678'],
  ['javascript:https://exemple.fr/', 'https://exemple.fr/'],
  ['<0612345678@exemple.fr>', 'mailto:0612345678@exemple.fr'],
  ['a@exemple.fr?subject=x', 'mailto:a@exemple.fr'],
])('de « %s », le lien est « %s »', (text, href) => {
  expect(splitLinks(text).flatMap((piece) => piece.href ?? [])).toEqual([href]);
});

it.each([
  ['HTTPS://EXEMPLE.FR/A', 'exemple.fr'],
  ['https://p\u0430rpaing.fr/', 'xn--prpaing-2fg.fr'],
  ['https://parpaing.fr.exemple.net/parpaing.fr', 'parpaing.fr.exemple.net'],
])('« %s » mène à %s', (text, host) => {
  expect(splitLinks(text)).toEqual([{ text, href: text, host }]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://exemple.fr',
  '//exemple.fr',
  'www.exemple.fr',
  'https://',
  '<b>gras</b>',
  'https://parpaing.fr@exemple.fr/',
  'https://parpaing.fr:443@exemple.fr/',
  'https://parpaing.fr@0612345678/',
  'vbscript:a@exemple.fr',
  '12 € @ 2500 x 1200',
])('« %s » reste du texte', (text) => {
  expect(splitLinks(text)).toEqual([{ text }]);
});
