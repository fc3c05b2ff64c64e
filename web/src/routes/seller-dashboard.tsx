import { pages } from '@parpaing/contract/pages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { myMaterialsQuery } from '../entities/material/my-materials-query.ts';
import { loadQuery } from '../entities/session/calls/query-client.ts';
import { useMemberQuery } from '../entities/session/calls/use-member-query.ts';
import { hasShop, readUser } from '../entities/session/stored-user.ts';
import { useUser } from '../entities/session/use-user.ts';
import { readModerationChoice } from '../features/admin/moderation-choice.ts';
import { Activity } from '../features/statistics/dashboard/activity.tsx';
import {
  type DashboardChoice,
  readDashboardChoice,
} from '../features/statistics/dashboard/dashboard-choice.ts';
import { formatPeriod } from '../features/statistics/days.ts';
import { dashboardQuery } from '../features/statistics/statistics-queries.ts';
import { Icon } from '../icons/icon.tsx';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import type { Route } from './+types/seller-dashboard';

const Moderation = lazy(async () => ({
  default: (await import('../features/admin/moderation.tsx')).Moderation,
}));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: m.dashboard_title(), description: m.dashboard_text() });

/** Null for ADMIN without a shop. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = readUser();
  if (!user || !hasShop(user)) return null;
  const choice = readDashboardChoice(new URL(request.url).searchParams);
  await Promise.all([loadQuery(dashboardQuery()), loadQuery(myMaterialsQuery(choice))]);
  return choice;
}

export default function SellerDashboard({ loaderData: choice }: Route.ComponentProps) {
  const user = useUser();
  const [params] = useSearchParams();
  if (user?.role === 'ADMIN') {
    return (
      <Suspense>
        <Moderation choice={readModerationChoice(params)} activity={choice && <Shop choice={choice} />} />
      </Suspense>
    );
  }
  return (
    <Container className="pt-5 pb-10 md:pt-8 md:pb-16">
      {choice && <Shop choice={choice} hasHeading />}
    </Container>
  );
}

interface ShopProps {
  choice: DashboardChoice;
  hasHeading?: boolean;
}

function Shop({ choice, hasHeading = false }: ShopProps) {
  const { data: dashboard } = useMemberQuery(dashboardQuery());
  const { data: materials } = useMemberQuery(myMaterialsQuery(choice));
  if (!dashboard || !materials) return null;
  const hasMaterials = Object.values(materials.counts).some((count) => count > 0);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div>
          {hasHeading && <h1>{m.dashboard_title()}</h1>}
          <p className="mt-1 text-ink-2">{formatPeriod(dashboard.period)}</p>
        </div>
        {hasMaterials && <AddButton className="max-md:hidden" />}
      </div>
      <Activity {...{ choice, dashboard, materials, hasMaterials }} />
      {hasMaterials && <AddButton size="large" className="mt-4 w-full md:hidden" />}
    </>
  );
}

function AddButton(props: { size?: 'large'; className: string }) {
  return (
    <ButtonLink to={pages.newMaterial} {...props}>
      <Icon name="plus" size={18} />
      {m.my_materials_action()}
    </ButtonLink>
  );
}
