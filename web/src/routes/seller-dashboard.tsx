import { pages } from '@parpaing/contract/pages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../entities/session/use-user.ts';
import { readModerationChoice } from '../features/moderation/moderation-choice.ts';
import { pageMeta } from '../lib/rendering/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { IllustratedScreen } from '../ui/screens/illustrated-screen.tsx';
import type { Route } from './+types/seller-dashboard';

const Moderation = lazy(async () => ({
  default: (await import('../features/moderation/moderation.tsx')).Moderation,
}));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.dashboard_title(), description: m.dashboard_text() });

export default function SellerDashboard() {
  const user = useUser();
  const [params] = useSearchParams();
  const activity = (
    <IllustratedScreen
      title={m.dashboard_title()}
      text={m.dashboard_text()}
      drawing="chart"
      action={{ to: pages.myMaterials, label: m.dashboard_action() }}
    />
  );
  if (user?.role !== 'ADMIN') return activity;
  return (
    <Suspense>
      <Moderation choice={readModerationChoice(params)} activity={activity} />
    </Suspense>
  );
}
