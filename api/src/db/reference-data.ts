import { loadCategories } from '../modules/categories/load-categories.ts';
import { loadPlaces } from '../modules/places/load-places.ts';
import { loadSynonyms } from '../modules/search/words/load-synonyms.ts';
import type { Database } from './database.ts';

export async function loadReferenceData(db: Database): Promise<void> {
  await loadPlaces(db);
  await loadCategories(db);
  await loadSynonyms(db);
}
