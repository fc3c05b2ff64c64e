import { loadQuery } from '../entities/session/calls/query-client.ts';
import { useMemberQuery } from '../entities/session/calls/use-member-query.ts';
import { Report } from '../features/statistics/report/report.tsx';
import { readReportChoice } from '../features/statistics/report/report-choice.ts';
import { materialStatisticsQuery, statisticsQuery } from '../features/statistics/statistics-queries.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import type { Route } from './+types/statistics';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.statistics_title(), description: m.statistics_text() });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = readReportChoice(new URL(request.url).searchParams);
  await Promise.all([loadQuery(statisticsQuery(choice.days)), loadQuery(materialStatisticsQuery(choice))]);
  return choice;
}

export default function StatisticsPage({ loaderData: choice }: Route.ComponentProps) {
  const { data: statistics } = useMemberQuery(statisticsQuery(choice.days));
  const { data: materials } = useMemberQuery(materialStatisticsQuery(choice));
  return statistics && materials && <Report choice={choice} statistics={statistics} materials={materials} />;
}
