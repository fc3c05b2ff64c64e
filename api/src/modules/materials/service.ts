import type { CallAnswer } from '@parpaing/contract/calls';
import type { callSchemas } from '@parpaing/contract/schemas';
import type { output } from 'zod';
import type { Database } from '../../db/database.ts';
import { listSubtree } from './category-repository.ts';
import { presentCard } from './presenter.ts';
import { archiveMaterialsOf, countPublished, listPublished, type MaterialFilter } from './repository.ts';

type Query = output<(typeof callSchemas.listMaterials)['query']>;

export async function listMaterials(db: Database, query: Query): Promise<CallAnswer<'listMaterials'>> {
  const { category, condition, seller, lat, lng, radius, sort, page, limit } = query;
  const filter: MaterialFilter = {
    categories: category === undefined ? undefined : await listSubtree(db, category),
    conditions: condition,
    seller,
    near: lat === undefined || lng === undefined ? undefined : { lat, lng },
    radiusKm: radius,
  };
  const [cards, total] = await Promise.all([
    listPublished(db, filter, {
      sort: sort === 'distance' ? sort : 'recent',
      offset: (page - 1) * limit,
      limit,
    }),
    countPublished(db, filter),
  ]);
  return {
    items: cards.map(presentCard),
    total,
    isTotalExact: true,
    correction: null,
    leftOut: [],
    place: null,
  };
}

export const countMaterialsOf = (db: Database, seller: string): Promise<number> =>
  countPublished(db, { seller });

/** A seller leaves: nothing of theirs is for sale any more. */
export const withdrawMaterialsOf = archiveMaterialsOf;
