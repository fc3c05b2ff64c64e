import type { Language } from '@parpaing/contract/languages';
import type { Suggestion } from '@parpaing/contract/schemas';
import { keepRead } from '../../../cache/keep-read.ts';
import type { Database } from '../../../db/database.ts';
import {
  type CategoryRow,
  type CountedCategory,
  listCategories,
  translateName,
} from '../../categories/service.ts';
import { hasRoomForLast, type Typed, toSingular } from './typed.ts';

const maxCategories = 2;
/** One or two letters begin some word of many names. */
const shortestOtherName = 3;

/** Counting a million materials takes longer than an answer may: a count of the last minutes will do. */
const getCategories = keepRead('completedCategories', listCategories);

export async function completeCategories(
  db: Database,
  typed: Typed,
  language: Language,
): Promise<Suggestion[]> {
  const all = (await getCategories(db)).filter(({ countWithDescendants }) => countWithDescendants > 0);
  const isNamedIn = (one: Language) => (counted: CountedCategory) => isNamed(counted.category, typed, one);
  const named = sortByCount(all.filter(isNamedIn(language)));
  const isShort = typed.key.length < shortestOtherName;
  const otherwise = isShort ? [] : sortByCount(all.filter(isNamedIn(language === 'fr' ? 'en' : 'fr')));
  return [...new Set([...named, ...otherwise])]
    .slice(0, maxCategories)
    .map(({ category, countWithDescendants: count }) => ({
      kind: 'category',
      text: translateName(category, language),
      slug: category.slug,
      count,
    }));
}

function isNamed({ nameKey, nameKeyEn }: CategoryRow, { words }: Typed, language: Language): boolean {
  const name = { fr: nameKey, en: nameKeyEn }[language];
  return words.every((word) => ` ${name}`.includes(` ${toSingular(word)}`)) && hasRoomForLast(words, name);
}

const sortByCount = (list: CountedCategory[]) =>
  list.toSorted((one, other) => other.countWithDescendants - one.countWithDescendants);
