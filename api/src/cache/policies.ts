const minute = 60_000;
/** DESIGN §3.25: lists and totals are at most 5 s late, facet counts 60 s. */
const listsMs = 5000;

/** After `freshMs` the old value is still answered while a new one loads, until `staleMs`. Both count from the read. */
interface Policy {
  freshMs: number;
  staleMs: number;
}

/**
 * Answers to visitors, by address and language. A change of `changesWith` ends them at once. A page that cannot be made
 * is given at any age, except of a person or a material.
 */
export const answerPolicies = {
  page: { freshMs: listsMs, staleMs: 10 * minute, changesWith: 'nothing' },
  pageOfPerson: { freshMs: listsMs, staleMs: 0, changesWith: 'nothing' },
  material: { freshMs: listsMs, staleMs: 0, changesWith: 'its material' },
  materials: { freshMs: listsMs, staleMs: 0, changesWith: 'any material' },
} satisfies Record<string, Policy & { changesWith: string }>;

/** For addresses without parameters, and as much again for the others. */
export const maxAnswerBytes = 32 * 1024 * 1024;

/** Reads of the database, by their arguments: `most` values for each database. */
export const readPolicies = {
  categories: { freshMs: minute, staleMs: 10 * minute, most: 1 },
  countsByCategory: { freshMs: listsMs / 2, staleMs: listsMs, most: 1 },
  sellerCount: { freshMs: listsMs / 2, staleMs: listsMs, most: 1 },
  marketFacets: { freshMs: minute / 2, staleMs: minute, most: 1000 },
  cappedFacets: { freshMs: minute, staleMs: 0, most: 1000 },
  cappedTotals: { freshMs: minute, staleMs: 0, most: 1000 },
  completedCategories: { freshMs: minute, staleMs: 10 * minute, most: 1 },
  conditionStems: { freshMs: minute, staleMs: 10 * minute, most: 1 },
  isVocabularyLearned: { freshMs: 10_000, staleMs: 100_000, most: 1 },
  tradeLexicon: { freshMs: 60 * minute, staleMs: 24 * 60 * minute, most: 1 },
  likelyWords: { freshMs: minute, staleMs: 0, most: 1000 },
  placeNames: { freshMs: minute, staleMs: 0, most: 1000 },
} satisfies Record<string, Policy & { most: number }>;
