import { beforeEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { addQuantity, suggestFirstMessage } from './first-message.ts';

beforeEach(() => overwriteGetLocale(() => 'fr'));

it.each([
  ['quantity=4', 'Bonjour, il me faudrait 4\u00A0rouleaux. Est-ce toujours disponible\u00A0?'],
  ['quantity=1', 'Bonjour, il me faudrait 1\u00A0rouleau. Est-ce toujours disponible\u00A0?'],
  ['quantity=', 'Bonjour, ce matériau est-il toujours disponible\u00A0?'],
  ['quantity=-3', 'Bonjour, ce matériau est-il toujours disponible\u00A0?'],
  ['quantity=beaucoup', 'Bonjour, ce matériau est-il toujours disponible\u00A0?'],
  [
    'quantity=4&deliveredTo=Le+Havre',
    'Bonjour, il me faudrait 4\u00A0rouleaux. Est-ce toujours disponible, et pouvez-vous livrer au Havre\u00A0?',
  ],
  [
    'quantity=4&deliveredTo=Lyon&deliveredCents=16080',
    'Bonjour, il me faudrait 4\u00A0rouleaux, livraison à Lyon comprise\u00A0: j’ai compté 160,80\u00A0€\u00A0TTC. Est-ce toujours disponible\u00A0?',
  ],
  [
    'deadline=2999-11-29',
    'Bonjour, ce matériau est-il toujours disponible\u00A0? Pourrais-je l’avoir avant le vendredi 29 novembre\u00A0?',
  ],
  [
    'quantity=4&deliveredTo=Le+Havre&deadline=2999-11-29',
    'Bonjour, il me faudrait 4\u00A0rouleaux. Est-ce toujours disponible\u00A0? Pouvez-vous livrer au Havre avant le vendredi 29 novembre\u00A0?',
  ],
  [
    'quantity=4&deliveredTo=Lyon&deliveredCents=16080&deadline=2999-11-29',
    'Bonjour, il me faudrait 4\u00A0rouleaux, livraison à Lyon comprise\u00A0: j’ai compté 160,80\u00A0€\u00A0TTC. Est-ce toujours disponible\u00A0? Pouvez-vous livrer avant le vendredi 29 novembre\u00A0?',
  ],
  ['deadline=2020-11-29', 'Bonjour, ce matériau est-il toujours disponible\u00A0?'],
  [
    'quantity=4&deliveredTo=Lyon&deliveredCents=gratuit',
    'Bonjour, il me faudrait 4\u00A0rouleaux. Est-ce toujours disponible, et pouvez-vous livrer à Lyon\u00A0?',
  ],
])('« %s » ouvre par « %s »', (search, opening) => {
  expect(suggestFirstMessage({ saleUnit: 'rouleau', vatRate: 20 }, new URLSearchParams(search))).toBe(
    opening,
  );
});

it.each([
  ['Livrez-vous ?', 'Livrez-vous ?\n\nQuantité\u00A0: 12\u00A0rouleaux'],
  ['Il me faut 12 rouleaux.', 'Il me faut 12 rouleaux.'],
  ['Il me faut 12\u00A0rouleaux.', 'Il me faut 12\u00A0rouleaux.'],
  [' ', ' '],
  ['J’en ai déjà 112 rouleaux.', 'J’en ai déjà 112 rouleaux.\n\nQuantité\u00A0: 12\u00A0rouleaux'],
  ['Le lot de 3 012 rouleaux ?', 'Le lot de 3 012 rouleaux ?\n\nQuantité\u00A0: 12\u00A0rouleaux'],
  ['Le lot de 1\u202F12 rouleaux ?', 'Le lot de 1\u202F12 rouleaux ?\n\nQuantité\u00A0: 12\u00A0rouleaux'],
  [
    'Ni 2,12 rouleaux ni 112 rouleaux, mais 12 rouleaux',
    'Ni 2,12 rouleaux ni 112 rouleaux, mais 12 rouleaux',
  ],
])('une quantité s’ajoute à « %s » si le texte ne la dit pas', (text, sent) => {
  expect(addQuantity(text, 12, 'rouleau')).toBe(sent);
  expect(addQuantity(text, undefined, 'rouleau')).toBe(text);
});
