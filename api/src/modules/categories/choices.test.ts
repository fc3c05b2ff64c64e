import { readFileSync } from 'node:fs';
import { locales } from '@parpaing/contract/languages';
import { expect, it } from 'vitest';
import { categories } from './definitions.ts';

const choices = new Set(
  categories.flatMap(({ attributes = [] }) => attributes).flatMap((attribute) => attribute.choices ?? []),
);
/** « R9 », « OSB 3 », « GL24h », « SDS-plus » are written alike in every language. */
const isCode = (choice: string) =>
  /\d/.test(choice) ? !/\p{Ll}{2}/u.test(choice) : /^[A-Z]+\b(?! )/.test(choice);
const foreignLocales = locales.filter((locale) => !locale.startsWith('fr'));

const readWords = (locale: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../../web/locales/choices/${locale}.json`, import.meta.url), 'utf8'),
  );

it.each(foreignLocales)('chaque choix a son mot en %s', (locale) => {
  const words = readWords(locale);
  const missing = [...choices].filter((choice) => !isCode(choice) && !words[choice]);
  expect(missing).toEqual([]);
});

it.each(foreignLocales)('aucun mot de %s n’est de trop', (locale) => {
  const documents = ['Fiche technique', 'Déclaration de performances'];
  const unused = Object.keys(readWords(locale)).filter(
    (word) => !choices.has(word) && !documents.includes(word),
  );
  expect(unused).toEqual([]);
});
