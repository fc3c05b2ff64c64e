import type { CallAnswer } from '@parpaing/contract/calls';
import type { Language } from '@parpaing/contract/languages';
import { limits } from '@parpaing/contract/limits';
import type { BuyerPlace, MaterialDetail } from '@parpaing/contract/schemas';
import { keepRead } from '../../cache/keep-read.ts';
import type { Database } from '../../db/database.ts';
import { materialGone, notFound } from '../../http/errors.ts';
import {
  type CategoryTree,
  countByCategory,
  getCategories,
  listPath,
  sumCounts,
} from '../categories/service.ts';
import { presentCard } from '../material-cards/service.ts';
import { resolvePlace, toPosition } from '../places/service.ts';
import { presentDetail } from './detail-presenter.ts';
import {
  type DetailRow,
  findDetail,
  listDetails,
  listDocuments,
  listPictures,
  listSimilar,
} from './detail-repository.ts';
import { countPublishedOf, countSellers, findSellerAndStatus } from './repository.ts';

export type { DocumentRow, PictureRow } from './detail-repository.ts';
export { countPublishedOf, findSellerAndStatus, listDocuments, listPictures };

const getSellerCount = keepRead('sellerCount', countSellers);

export async function summariseMarket(db: Database): Promise<CallAnswer<'summariseMarket'>> {
  const [counts, sellers] = await Promise.all([countByCategory(db), getSellerCount(db)]);
  return { materials: sumCounts(counts), sellers };
}

export async function readMaterial(
  db: Database,
  id: string,
  query: BuyerPlace,
  language: Language,
): Promise<MaterialDetail> {
  const place = await resolvePlace(db, query);
  const row = await findDetail(db, id, place ? toPosition(place) : undefined);
  if (!row) throw notFound();
  if (row.status !== 'publie') throw materialGone();
  return present(row, await getCategories(db), language);
}

export async function compareMaterials(
  db: Database,
  { id: ids, ...buyer }: BuyerPlace & { id: string[] },
  language: Language,
): Promise<CallAnswer<'compareMaterials'>> {
  const place = await resolvePlace(db, buyer);
  const rows = await listDetails(db, ids, place ? toPosition(place) : undefined);
  const published = rows.filter(({ status }) => status === 'publie');
  const tree = await getCategories(db);
  return { items: published.map((row) => present(row, tree, language)), place };
}

const present = (row: DetailRow, tree: CategoryTree, language: Language): MaterialDetail =>
  presentDetail(row, { path: listPath(tree, row.categorySlug), language });

export async function listSimilarMaterials(
  db: Database,
  id: string,
): Promise<CallAnswer<'listSimilarMaterials'>> {
  const cards = await listSimilar(db, id, limits.similarMaterials);
  if (!cards) throw notFound();
  return { items: cards.map(presentCard) };
}
