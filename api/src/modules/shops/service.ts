import type { CallAnswer } from '@parpaing/contract/calls';
import type { Language } from '@parpaing/contract/languages';
import { limits } from '@parpaing/contract/limits';
import type { PublicProfile, SellerQuery, Shop, ShopInput } from '@parpaing/contract/schemas';
import type { output } from 'zod';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { getCategories } from '../categories/service.ts';
import { countPublishedOf } from '../materials/service.ts';
import { resolvePlace, toPosition } from '../places/service.ts';
import { presentCategories, presentPlaces, presentShop, presentSummary } from './presenter.ts';
import * as repository from './repository.ts';

export { presentShop } from './presenter.ts';
export { findShop, type ShopRow, updateReplyTimes } from './repository.ts';

export type Goods = Pick<NonNullable<PublicProfile['seller']>, 'places' | 'categories' | 'materialCount'>;

export async function listSellers(
  db: Database,
  { q, radius, page, ...buyer }: SellerQuery,
  language: Language,
): Promise<CallAnswer<'listSellers'>> {
  const place = await resolvePlace(db, buyer);
  const selection = { name: q, near: place ? toPosition(place) : undefined, radiusKm: radius };
  const [tree, sellers, total] = await Promise.all([
    getCategories(db),
    repository.listSellers(db, selection, { offset: (page - 1) * limits.pageSize, limit: limits.pageSize }),
    repository.countSellers(db, selection),
  ]);
  return { items: sellers.map((seller) => presentSummary(seller, tree, language)), total, place };
}

export async function readGoods(db: Database, sellerId: string, language: Language): Promise<Goods> {
  const [tree, roots, places, materialCount] = await Promise.all([
    getCategories(db),
    repository.listRootsOf(db, sellerId),
    repository.listPlacesOf(db, sellerId, limits.sellerPlaces),
    countPublishedOf(db, sellerId),
  ]);
  return {
    categories: presentCategories(roots, tree, language),
    places: presentPlaces(places),
    materialCount,
  };
}

export async function updateShop(
  { db, jobs }: Pick<ApiOptions, 'db' | 'jobs'>,
  user: CurrentUser,
  { openingHours, pickupHours, holiday, ...delays }: output<typeof ShopInput>,
): Promise<Shop> {
  const isSpread = await db.transaction().execute(async (transaction) => {
    const before = await repository.findShop(transaction, user.id);
    await repository.updateShop(transaction, user.id, {
      openingHours,
      pickupHours: pickupHours === '' ? null : pickupHours,
      holiday: holiday && toHoliday(holiday),
      ...delays,
    });
    const { availableInDays = before?.availableInDays, deliveryInDays = before?.deliveryInDays } = delays;
    if (before?.availableInDays === availableInDays && before?.deliveryInDays === deliveryInDays)
      return false;
    await jobs.enqueue(transaction, 'shop-delays', { sellerId: user.id });
    return true;
  });
  if (isSpread) jobs.wake('shop-delays');
  return getShop(db, user.id);
}

function toHoliday({ from, until, message }: NonNullable<output<typeof ShopInput>['holiday']>) {
  return from && until ? { from, until, message } : null;
}

/** An ADMIN has no shop. */
export async function getShop(db: Database, userId: string): Promise<Shop> {
  const shop = await repository.findShop(db, userId);
  if (!shop) throw notFound();
  return presentShop(shop);
}

/** At most a minute after a sale, by a job. */
export async function refreshSellers(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const sellers = await repository.takeStaleSellers(transaction);
    if (sellers.length > 0) await repository.refreshSummaries(transaction, sellers);
  });
}
