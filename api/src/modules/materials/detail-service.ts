import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { BuyerPlace, MaterialDetail } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { materialGone, notFound } from '../../errors.ts';
import type { Language } from '../../sentences/language.ts';
import { resolvePlace } from '../places/service.ts';
import { getCategories, listPath } from './category-tree.ts';
import { presentDetail } from './detail-presenter.ts';
import { type DetailRow, findDetails, listSimilar } from './detail-repository.ts';
import { presentCard } from './presenter.ts';
import { toPosition } from './search/prepare.ts';

/** Sold, paused or archived it is gone; what was never published was never there. */
export async function readMaterial(
  db: Database,
  id: string,
  query: BuyerPlace,
  language: Language,
): Promise<MaterialDetail> {
  const place = await resolvePlace(db, query);
  const [row] = await findDetails(db, [id], place ? toPosition(place) : undefined);
  if (!row) throw notFound();
  if (row.card.status !== 'publie') throw materialGone();
  const [detail] = await present(db, [row], language);
  if (!detail) throw notFound();
  return detail;
}

export async function compareMaterials(
  db: Database,
  { id: ids, ...buyer }: BuyerPlace & { id: string[] },
  language: Language,
): Promise<CallAnswer<'compareMaterials'>> {
  const place = await resolvePlace(db, buyer);
  const rows = await findDetails(db, [...new Set(ids)], place ? toPosition(place) : undefined);
  const published = rows.filter(({ card }) => card.status === 'publie');
  return { items: await present(db, published, language), place };
}

async function present(db: Database, rows: DetailRow[], language: Language): Promise<MaterialDetail[]> {
  const tree = await getCategories(db);
  return rows.map((row) => presentDetail(row, { path: listPath(tree, row.more.categorySlug), language }));
}

export async function listSimilarMaterials(
  db: Database,
  id: string,
): Promise<CallAnswer<'listSimilarMaterials'>> {
  const cards = await listSimilar(db, id, limits.similarMaterials);
  if (!cards) throw notFound();
  return { items: cards.map(presentCard) };
}
