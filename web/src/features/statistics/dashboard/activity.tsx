import type { CallAnswer } from '@parpaing/contract/calls';
import type { Dashboard } from '@parpaing/contract/schemas';
import { useUnreadCount } from '../../../entities/conversation/use-unread-count.ts';
import * as m from '../../../paraglide/messages.js';
import { DailyPanel } from '../chart/daily-panel.tsx';
import { NoMaterial } from '../no-material.tsx';
import type { DashboardChoice } from './dashboard-choice.ts';
import { DashboardFigures } from './dashboard-figures.tsx';
import { MaterialList } from './material-list.tsx';
import { NextSteps } from './next-steps.tsx';

interface ActivityProps {
  choice: DashboardChoice;
  dashboard: Dashboard;
  materials: CallAnswer<'listMyMaterials'>;
  hasMaterials: boolean;
}

export function Activity({ choice, dashboard, materials, hasMaterials }: ActivityProps) {
  const unreadCount = useUnreadCount();
  if (!hasMaterials) {
    return (
      <>
        <NoMaterial text={m.dashboard_no_material()} />
        {unreadCount > 0 && <NextSteps tasks={dashboard.tasks} unreadCount={unreadCount} />}
      </>
    );
  }
  return (
    <>
      <DashboardFigures dashboard={dashboard} />
      <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <DailyPanel daily={dashboard.daily} />
        <NextSteps tasks={dashboard.tasks} unreadCount={unreadCount} />
      </div>
      <MaterialList choice={choice} materials={materials} />
    </>
  );
}
