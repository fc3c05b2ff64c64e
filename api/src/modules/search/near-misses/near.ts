import type { CallAnswer } from '@parpaing/contract/calls';
import type { Language } from '@parpaing/contract/languages';
import type { MaterialSort } from '@parpaing/contract/units';
import type { Database } from '../../../db/database.ts';
import { getBranch, getCategories, translateName } from '../../categories/service.ts';
import type { MaterialFilter } from '../filters/filter.ts';
import type { PreparedSearch } from '../filters/prepare.ts';
import { presentFound } from '../results/card.ts';
import { listPage } from '../results/page.ts';
import { relaxText } from '../words/relaxing.ts';
import { findHead } from '../words/text-query.ts';
import { keepWords } from '../words/words.ts';
import { leaveOut, listWords } from './widenings.ts';

const mostNear = 12;

type Near = NonNullable<CallAnswer<'listMaterials'>['near']>;

/** Where nothing was found: the nearest beyond the circle, or with a word less; of a missing thing, what is like it. */
export async function findNear(
  db: Database,
  search: PreparedSearch,
  total: number,
  language: Language,
): Promise<Near | null> {
  if (total > 0) return null;
  const { filter, words } = search;
  const near = words?.thing
    ? ((await findCategory(db, search, language)) ?? (await findOtherWords(db, search)))
    : ((await findFarther(db, filter)) ?? (await findWithoutWord(db, search)));
  return near?.items.length ? near : null;
}

async function findFarther(db: Database, filter: MaterialFilter): Promise<Near | undefined> {
  if (!filter.near || !filter.radiusKm) return undefined;
  const items = await list(db, filter, 'distance');
  return items.length ? { kind: 'farther', category: null, q: null, items } : undefined;
}

async function findWithoutWord(db: Database, search: PreparedSearch): Promise<Near | undefined> {
  for (const { filter, q } of await listWords(db, search)) {
    const items = await list(db, filter, 'pertinence');
    if (items.length > 0) return { kind: 'words', category: null, q, items };
  }
  return undefined;
}

async function findCategory(
  db: Database,
  { filter, words }: PreparedSearch,
  language: Language,
): Promise<Near | undefined> {
  const tree = await getCategories(db);
  const category = tree.bySlug.get(words?.thing?.category ?? '');
  if (!category) return undefined;
  const { slug } = category;
  const inBranch = { ...filter, text: undefined, category: getBranch(tree, slug) };
  const items = await list(db, inBranch, filter.near ? 'distance' : 'recent');
  const named = { slug, name: translateName(category, language) };
  return items.length ? { kind: 'category', category: named, q: null, items } : undefined;
}

/** « dugommier parquet chêne »: the parquet. Words that name no product are near nothing. */
async function findOtherWords(db: Database, { filter, words }: PreparedSearch): Promise<Near | undefined> {
  const { thing, searched, missing } = words ?? {};
  if (!thing || !searched || !missing?.words) return undefined;
  const others = keepWords(
    searched,
    searched.words.filter((word) => !thing.words.includes(word)),
  );
  const relaxed = findHead(others) && (await relaxText(db, others));
  if (!relaxed) return undefined;
  const items = await list(db, { ...filter, text: relaxed.query }, 'pertinence');
  const q = leaveOut(searched.text, [missing.words, ...relaxed.leftOut]);
  return { kind: 'words', category: null, q, items };
}

async function list(db: Database, filter: MaterialFilter, sort: MaterialSort): Promise<Near['items']> {
  const anywhere = { ...filter, radiusKm: undefined, bounds: undefined };
  const cards = await listPage(db, anywhere, { sort, tax: 'ttc', offset: 0, limit: mostNear });
  return cards.map((card) => presentFound(card, filter));
}
