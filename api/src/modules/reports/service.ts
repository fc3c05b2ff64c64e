import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { ReportSort, ReportState } from '@parpaing/contract/moderation';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { listLogOf } from '../journal/service.ts';
import { getOffersById } from '../material-cards/service.ts';
import { listFiguresByMaterial } from '../statistics/service.ts';
import { presentGroup, presentReport } from './presenter.ts';
import * as queue from './queue-repository.ts';

export { hideMaterial, restoreMaterial } from './decisions.ts';
export { compose, explainAppeal, paragraph, type Site } from './mails.ts';
export { presentModerated } from './presenter.ts';
export { countGroups } from './queue-repository.ts';
export { deleteOldReports, forgetReporter, listReportsOf } from './repository.ts';

const shownReports = 200;
const shownDecisions = 20;
const viewDays = 365;

export const slice = (page: number) => ({
  limit: limits.moderationPageSize,
  offset: (page - 1) * limits.moderationPageSize,
});

interface ReportQuery {
  state: ReportState;
  kind?: 'material' | 'message' | undefined;
  sort: ReportSort;
  page: number;
}

export async function listReports(
  db: Database,
  { page, ...selection }: ReportQuery,
): Promise<CallAnswer<'listReports'>> {
  const [groups, { total }] = await Promise.all([
    queue.listGroups(db, selection, slice(page)),
    queue.countGroups(db, selection),
  ]);
  const { materials, pictures } = await readMaterials(
    db,
    groups.map(({ materialId }) => materialId),
  );
  const items = groups.flatMap((group) => {
    const material = materials.find(({ id }) => id === group.materialId);
    return material ? [presentGroup(group, material, pictures.get(material.id)?.picture ?? null)] : [];
  });
  return { items, total };
}

export async function readReport(db: Database, id: string): Promise<CallAnswer<'readReport'>> {
  const reports = await queue.listReportsOfTarget(db, id, shownReports);
  const [first] = reports;
  if (!first) throw notFound();
  const { materials, pictures } = await readMaterials(db, [first.materialId]);
  const [material] = materials;
  if (!material) throw notFound();
  const [figures, neighbours, history, decisions] = await Promise.all([
    listFiguresByMaterial(db, [material.id], viewDays),
    first.messageId ? queue.listNeighbours(db, first.messageId, limits.messageNeighbours) : [],
    queue.countSellerHistory(db, material.sellerId, material.id),
    listLogOf(db, id, shownDecisions),
  ]);
  const picture = pictures.get(material.id)?.picture ?? null;
  const views = figures.get(material.id)?.views ?? 0;
  return presentReport(id, material, { picture, views, reports, neighbours, history, decisions });
}

export async function readMaterials(db: Database, ids: string[]) {
  const distinct = [...new Set(ids)];
  const [materials, pictures] = await Promise.all([
    queue.listReported(db, distinct),
    getOffersById(db, distinct),
  ]);
  return { materials, pictures };
}
