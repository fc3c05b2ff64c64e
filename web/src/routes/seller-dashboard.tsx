import { pages } from '@parpaing/contract/pages';
import { pageMeta } from '../lib/rendering/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { IllustratedScreen } from '../ui/screens/illustrated-screen.tsx';
import type { Route } from './+types/seller-dashboard';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.dashboard_title(), description: m.dashboard_text() });

export default function SellerDashboard() {
  return (
    <IllustratedScreen
      title={m.dashboard_title()}
      text={m.dashboard_text()}
      drawing="chart"
      action={{ to: pages.myMaterials, label: m.dashboard_action() }}
    />
  );
}
