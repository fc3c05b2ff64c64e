import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { listFavoriteCards } from '../material-cards/service.ts';
import * as repository from './repository.ts';

export async function listFavorites(
  db: Database,
  { id }: CurrentUser,
  page: number,
): Promise<CallAnswer<'listFavorites'>> {
  const [favorites, total] = await Promise.all([
    repository.listFavorites(db, id, limits.pageSize, (page - 1) * limits.pageSize),
    repository.countFavorites(db, id),
  ]);
  const cards = await listFavoriteCards(
    db,
    favorites.map(({ materialId }) => materialId),
  );
  return { items: cards, total };
}

export async function listFavoriteIds(
  db: Database,
  { id }: CurrentUser,
): Promise<CallAnswer<'listFavoriteIds'>> {
  const favorites = await repository.listFavorites(db, id, limits.listDepth);
  return { ids: favorites.map(({ materialId }) => materialId) };
}

export async function addFavorite(db: Database, { id }: CurrentUser, materialId: string): Promise<void> {
  if (!(await repository.insertFavorite(db, id, materialId))) throw notFound();
}

export const removeFavorite = (db: Database, { id }: CurrentUser, materialId: string): Promise<void> =>
  repository.deleteFavorite(db, id, materialId);

export const deleteFavoritesOf = repository.deleteFavoritesOf;
export const exportFavoritesOf = (db: Database, userId: string) =>
  repository.listFavorites(db, userId, limits.listDepth);
