import type { CallAnswer, CallInput } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { ContactFilter, ReportSort, ReportState, SellerFilter } from '@parpaing/contract/moderation';
import type { MaterialStatus } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import * as contact from '../contact/service.ts';
import { getOffersById } from '../material-cards/service.ts';
import { enqueueRemoval } from '../media/service.ts';
import { listFiguresByMaterial } from '../statistics/service.ts';
import { makeAdmin } from '../users/service.ts';
import * as catalogue from './catalogue-repository.ts';
import { eraseNameOf, insertLog, insertMaterialEdits, listLogOf } from './journal-repository.ts';
import { presentGroup, presentModerated, presentReport, presentSeller } from './presenter.ts';
import * as queue from './queue-repository.ts';
import { deleteOldReports, forgetReporter, listReportsOf } from './report-repository.ts';
import { deleteRequestsOf } from './verification-repository.ts';

export { deleteOldReports, insertMaterialEdits, listReportsOf };

const shownReports = 200;
const shownDecisions = 20;
const viewDays = 365;

const slice = (page: number) => ({
  limit: limits.moderationPageSize,
  offset: (page - 1) * limits.moderationPageSize,
});

export async function countModeration(db: Database): Promise<CallAnswer<'countModeration'>> {
  const [open, decided, sellers, contacts, materials] = await Promise.all([
    queue.countGroups(db, { state: 'open' }),
    queue.countGroups(db, { state: 'decided' }),
    catalogue.countSellers(db, { filter: 'pending', q: '' }),
    catalogue.countOpenContacts(db),
    countAllMaterials(db),
  ]);
  return {
    reports: open.total,
    oldestReportAt: open.oldestAt?.toISOString() ?? null,
    decidedLately: decided.total,
    sellers,
    contacts,
    materials,
  };
}

/** As the list counts them, so that tab and list agree; beyond what it counts, an estimate. */
async function countAllMaterials(db: Database): Promise<number> {
  const counted = await catalogue.countMaterials(db, { q: '' }, limits.listDepth + 1);
  return counted > limits.listDepth ? Math.max(counted, await catalogue.estimateMaterials(db)) : counted;
}

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

interface MaterialListQuery {
  q: string;
  status?: MaterialStatus | undefined;
  hidden?: boolean | undefined;
  seller?: string | undefined;
  page: number;
}

export async function listAllMaterials(
  db: Database,
  { page, ...selection }: MaterialListQuery,
): Promise<CallAnswer<'listAllMaterials'>> {
  const [ids, counted] = await Promise.all([
    catalogue.listMaterialIds(db, selection, slice(page)),
    catalogue.countMaterials(db, selection, limits.listDepth + 1),
  ]);
  const { materials, pictures } = await readMaterials(db, ids);
  return {
    items: materials.map((row) => presentModerated(row, pictures.get(row.id)?.picture ?? null)),
    total: Math.min(counted, limits.listDepth),
    isTotalExact: counted <= limits.listDepth,
  };
}

async function readMaterials(db: Database, ids: string[]) {
  const distinct = [...new Set(ids)];
  const [materials, pictures] = await Promise.all([
    queue.listReported(db, distinct),
    getOffersById(db, distinct),
  ]);
  return { materials, pictures };
}

export async function listModeratedSellers(
  db: Database,
  { page, ...selection }: { filter: SellerFilter; q: string; page: number },
): Promise<CallAnswer<'listModeratedSellers'>> {
  const [rows, total] = await Promise.all([
    catalogue.listSellers(db, selection, slice(page)),
    catalogue.countSellers(db, selection),
  ]);
  return { items: rows.map(presentSeller), total };
}

export async function listContactRequests(
  db: Database,
  query: { filter: ContactFilter; before?: string | undefined },
): Promise<CallAnswer<'listContactRequests'>> {
  const size = limits.moderationPageSize;
  const rows = await contact.listRequests(db, query, size + 1);
  const items = rows.slice(0, size).map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}

export async function answerContactRequest(
  options: ApiOptions,
  admin: CurrentUser,
  id: string,
  { message }: CallInput<'answerContactRequest'>['body'],
): Promise<void> {
  await options.db.transaction().execute(async (transaction) => {
    const { topic } = await contact.answerContactRequest(options, transaction, id, message);
    const entry = { action: 'answer_contact', kind: 'contact', targetId: id, label: topic } as const;
    await insertLog(transaction, admin.id, entry);
  });
}

/** For the command line; undefined when no verified account has this address. */
export async function grantAdmin(db: Database, email: string): Promise<{ fullName: string } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const user = await makeAdmin(transaction, email);
    if (!user) return undefined;
    const entry = { action: 'grant_admin', kind: 'user', targetId: user.id } as const;
    await insertLog(transaction, null, { ...entry, label: user.fullName });
    return user;
  });
}

/** When an account is deleted: reports and decisions stay, without the person. */
export async function forgetPerson(
  jobs: Jobs,
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await forgetReporter(db, id, email);
  await eraseNameOf(db, id);
  await enqueueRemoval(jobs, db, await deleteRequestsOf(db, id));
}
