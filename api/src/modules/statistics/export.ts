import { limits } from '@parpaing/contract/limits';
import type { MaterialStatus, StatisticsPeriod } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import { type CsvCell, writeCsv } from '../../lib/csv.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { buildPeriods, toParisDay } from './days.ts';
import { readFigures, toRatio } from './figures.ts';
import { listMaterialFigures } from './material-repository.ts';
import { buildStarts } from './service.ts';

const statusNames: Record<MaterialStatus, string> = {
  brouillon: 'Brouillon',
  publie: 'En ligne',
  en_pause: 'En pause',
  vendu: 'Vendu',
  archive: 'Archivé',
};

interface ExportQuery {
  days: StatisticsPeriod;
  table: 'days' | 'materials';
}

export async function exportStatistics(
  db: Database,
  user: CurrentUser,
  { days, table }: ExportQuery,
  now = new Date(),
): Promise<string> {
  return table === 'days' ? exportDays(db, user, days, now) : exportMaterials(db, user, days, now);
}

async function exportDays(db: Database, { id }: CurrentUser, days: number, now: Date): Promise<string> {
  const { daily } = await readFigures(db, id, buildPeriods(toParisDay(now), days));
  return writeCsv(
    ['Jour', 'Vues', 'Visiteurs du jour', 'Favoris', 'Contacts', 'Contacts pour 100 visiteurs'],
    daily.map((row) => [
      row.day,
      row.views,
      row.dailyVisitors,
      row.favorites,
      row.contacts,
      toPercent(row.contacts, row.dailyVisitors),
    ]),
  );
}

async function exportMaterials(db: Database, { id }: CurrentUser, days: number, now: Date): Promise<string> {
  const rows = await listMaterialFigures(db, id, {
    ...buildStarts(days, now),
    sort: 'views',
    limit: limits.listDepth,
    offset: 0,
  });
  return writeCsv(
    [
      ...['Référence', 'Matériau', 'État', 'Vues', 'Vues de la période précédente', 'Favoris', 'Contacts'],
      'Contacts pour 100 vues',
    ],
    rows.map((row): CsvCell[] => [
      row.reference,
      row.title,
      statusNames[row.status],
      row.views,
      row.previousViews,
      row.favorites,
      row.contacts,
      toPercent(row.contacts, row.views),
    ]),
  );
}

function toPercent(contacts: number, visitors: number): number | null {
  const ratio = toRatio(contacts, visitors);
  return ratio === null ? null : Math.round(ratio * 1000) / 10;
}
