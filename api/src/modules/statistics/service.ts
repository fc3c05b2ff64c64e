import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { type StatisticsPeriod, viewSources } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { getOffersById } from '../material-cards/service.ts';
import { findPlace } from '../places/service.ts';
import { listCellsWithin } from './cells.ts';
import { addDays, buildPeriods, type Period, toParisDay } from './days.ts';
import { readFigures, toRatio } from './figures.ts';
import { countPublishedEver, listFiguresByIds, listMaterialFigures } from './material-repository.ts';
import {
  findCity,
  findCommonestPlace,
  listSearches,
  listSources,
  listUnmetSearches,
  type SellerPlace,
} from './search-repository.ts';

export { deleteStatisticsOf } from './repository.ts';
export { toVisitor, type VisitLog } from './visit-log.ts';

const mostResults = 2;

export async function readStatistics(
  db: Database,
  { id }: CurrentUser,
  days: StatisticsPeriod,
  now = new Date(),
): Promise<CallAnswer<'readStatistics'>> {
  const periods = buildPeriods(toParisDay(now), days);
  const [figures, counted, searches, demand] = await Promise.all([
    readFigures(db, id, periods),
    listSources(db, id, periods.period),
    listSearches(db, id, periods.period, limits.shownSearches),
    readDemand(db, id, periods.period),
  ]);
  const viewsOf = (source: string) => counted.find((row) => row.source === source)?.views ?? 0;
  const sources = viewSources
    .map((source) => ({ source, views: viewsOf(source) }))
    .sort((one, other) => other.views - one.views);
  return { ...periods, ...figures, sources, searches, demand };
}

async function readDemand(
  db: Database,
  sellerId: string,
  period: Period,
): Promise<CallAnswer<'readStatistics'>['demand']> {
  const radiusKm = limits.demandRadiusKm;
  const place = await findSellerPlace(db, sellerId);
  if (!place) return { place: null, radiusKm, searches: [] };
  const searches = await listUnmetSearches(db, period, {
    cells: listCellsWithin(place, radiusKm),
    leastSearches: limits.demandVisitors,
    mostResults,
    limit: limits.shownSearches,
  });
  return { place: { name: place.name, postalCode: place.postalCode }, radiusKm, searches };
}

async function findSellerPlace(db: Database, sellerId: string): Promise<SellerPlace | undefined> {
  const commonest = await findCommonestPlace(db, sellerId);
  if (commonest) return commonest;
  const city = await findCity(db, sellerId);
  return city ? findPlace(db, city) : undefined;
}

interface MaterialQuery {
  days: StatisticsPeriod;
  sort: 'views' | 'favorites' | 'contacts';
  page: number;
}

export async function listMaterialStatistics(
  db: Database,
  { id }: CurrentUser,
  { days, sort, page }: MaterialQuery,
  now = new Date(),
): Promise<CallAnswer<'listMaterialStatistics'>> {
  const selection = { ...buildStarts(days, now), sort };
  const [rows, total] = await Promise.all([
    listMaterialFigures(db, id, {
      ...selection,
      limit: limits.statisticsRows,
      offset: (page - 1) * limits.statisticsRows,
    }),
    countPublishedEver(db, id),
  ]);
  const offers = await getOffersById(
    db,
    rows.map((row) => row.id),
  );
  const items = rows.map((row) => ({
    ...row,
    picture: offers.get(row.id)?.picture ?? null,
    conversion: toRatio(row.contacts, row.views),
  }));
  return { items, total };
}

export function buildStarts(days: number, now: Date): { from: string; previousFrom: string } {
  const { period, previousPeriod } = buildPeriods(toParisDay(now), days);
  return { from: period.from, previousFrom: previousPeriod.from };
}

export interface MaterialFigures {
  views: number;
  favorites: number;
  contacts: number;
}

export async function listFiguresByMaterial(
  db: Database,
  ids: string[],
  days: number,
  now = new Date(),
): Promise<Map<string, MaterialFigures>> {
  const rows = await listFiguresByIds(db, ids, addDays(toParisDay(now), 1 - days));
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
