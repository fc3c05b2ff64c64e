import type { CallAnswer } from '@parpaing/contract/calls';
import { sellerTasks } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { countUnread } from '../messages/service.ts';
import { countMaterials, findReplyMinutes, listTasks } from './dashboard-repository.ts';
import { buildPeriods, toParisDay } from './days.ts';
import { readFigures } from './figures.ts';

const dashboardDays = 30;

export async function readDashboard(
  db: Database,
  user: CurrentUser,
  now = new Date(),
): Promise<CallAnswer<'readDashboard'>> {
  const periods = buildPeriods(toParisDay(now), dashboardDays);
  const starts = { from: periods.period.from, previousFrom: periods.previousPeriod.from };
  const [{ totals, previousTotals, daily }, replyMinutes, materials, unread, tasks] = await Promise.all([
    readFigures(db, user.id, periods),
    findReplyMinutes(db, user.id, starts),
    countMaterials(db, user.id),
    countUnread(db, user),
    listTasks(db, user.id, now),
  ]);
  return {
    ...periods,
    views: { current: totals.views, previous: previousTotals.views },
    contacts: { current: totals.contacts, previous: previousTotals.contacts },
    replyMinutes,
    materials,
    daily,
    unreadMessages: unread.count,
    tasks: sellerTasks.flatMap((kind) => tasks.filter((task) => task.kind === kind)),
  };
}
