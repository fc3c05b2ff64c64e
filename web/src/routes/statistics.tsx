import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/rendering/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { IllustratedScreen } from '../ui/screens/illustrated-screen.tsx';
import type { Route } from './+types/statistics';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.statistics_title(), description: m.statistics_text() });

export default function Statistics() {
  return (
    <IllustratedScreen
      title={m.statistics_title()}
      text={m.statistics_text()}
      drawing="chart"
      action={{ to: pages.sellerDashboard, label: m.statistics_action() }}
    />
  );
}
