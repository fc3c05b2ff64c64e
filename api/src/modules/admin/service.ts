import type { CallAnswer, CallInput } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import type { ContactFilter, SellerFilter } from '@parpaing/contract/moderation';
import type { MaterialStatus } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import * as contact from '../contact/service.ts';
import { eraseNameOf, insertLog } from '../journal/service.ts';
import { enqueueRemoval } from '../media/service.ts';
import { countGroups, forgetReporter, presentModerated, readMaterials, slice } from '../reports/service.ts';
import { makeAdmin } from '../users/service.ts';
import * as catalogue from './catalogue-repository.ts';
import { presentSeller } from './presenter.ts';
import { deleteRequestsOf } from './verification-repository.ts';

export async function countModeration(db: Database): Promise<CallAnswer<'countModeration'>> {
  const [open, decided, sellers, contacts, materials] = await Promise.all([
    countGroups(db, { state: 'open' }),
    countGroups(db, { state: 'decided' }),
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
