import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { MyMaterial, MyMaterialsQuery } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { listFiguresByMaterial } from '../statistics/service.ts';
import {
  countByStatus,
  countMine,
  listMine,
  listMineByIds,
  listMineIds,
  type MyMaterialRow,
} from './list-repository.ts';
import { presentMine } from './presenter.ts';

const confirmationDays = limits.daysBeforeConfirmation;
const viewDays = 30;

export async function listMyMaterials(
  db: Database,
  { id: sellerId }: CurrentUser,
  { page, ...query }: MyMaterialsQuery,
): Promise<CallAnswer<'listMyMaterials'>> {
  const [items, total, byStatus] = await Promise.all([
    listPage(db, { ...query, sellerId }, (page - 1) * query.limit),
    countMine(db, sellerId, query),
    countByStatus(db, sellerId, confirmationDays),
  ]);
  const counts = { brouillon: 0, publie: 0, en_pause: 0, vendu: 0, archive: 0 };
  for (const { status, count } of byStatus) counts[status] = count;
  const toConfirm = byStatus.reduce((sum, row) => sum + row.toConfirm, 0);
  return { items, total, counts, toConfirm };
}

async function listPage(
  db: Database,
  { sort, limit, ...selection }: Omit<MyMaterialsQuery, 'page'> & { sellerId: string },
  offset: number,
): Promise<MyMaterial[]> {
  if (sort !== 'views')
    return addViews(db, await listMine(db, { ...selection, sort, confirmationDays, limit, offset }));
  const ids = await listMineIds(db, selection);
  const figures = await listFiguresByMaterial(db, ids, viewDays);
  const views = (id: string) => figures.get(id)?.views ?? 0;
  const shown = ids.toSorted((one, other) => views(other) - views(one)).slice(offset, offset + limit);
  const rows = await listMineByIds(db, shown, { author: selection.sellerId, confirmationDays });
  return rows.map((row) => presentMine(row, views(row.id)));
}

async function addViews(db: Database, rows: MyMaterialRow[]): Promise<MyMaterial[]> {
  const ids = rows.map(({ id }) => id);
  const figures = await listFiguresByMaterial(db, ids, viewDays);
  return rows.map((row) => presentMine(row, figures.get(row.id)?.views ?? 0));
}

export async function readMine(db: Database, user: CurrentUser, id: string): Promise<MyMaterial> {
  const rows = await listMineByIds(db, [id], { author: user.id, confirmationDays });
  const [material] = await addViews(db, rows);
  if (!material) throw notFound();
  return material;
}
