import type { DailyFigures } from '@parpaing/contract/schemas';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SegmentedSwitch } from '../../../ui/tabs.tsx';
import { buildPoints, type ChartPoint, isByWeek } from './chart-points.ts';
import { DailyTable } from './daily-table.tsx';

const DailyChart = lazy(() => import('./daily-chart.tsx').catch(() => ({ default: ChartMissing })));

interface DailyPanelProps {
  daily: DailyFigures[];
  previousDaily?: DailyFigures[];
  tableAction?: ReactNode;
}

export function DailyPanel({ daily, previousDaily, tableAction }: DailyPanelProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const titleId = useId();
  const switchName = useId();
  const title = isByWeek(daily) ? m.chart_title_weeks() : m.chart_title();
  const points = buildPoints(daily, previousDaily);
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 rounded-2 border border-joint bg-surface px-4 pt-5 pb-4 md:px-6"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <h2 id={titleId} className="text-20">
            {title}
          </h2>
          {previousDaily && view === 'chart' && <Legend />}
        </div>
        <SegmentedSwitch
          label={m.chart_view_label()}
          name={switchName}
          options={[
            { value: 'chart', label: m.chart_as_chart(), icon: 'chart-line' },
            { value: 'table', label: m.chart_as_table(), icon: 'table-2' },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'table' ? (
        <>
          <DailyTable points={points} />
          {tableAction}
        </>
      ) : (
        <Suspense fallback={<Skeleton className="h-86" />}>
          <DailyChart key={daily[0]?.day} points={points} dayCount={daily.length} />
        </Suspense>
      )}
    </section>
  );
}

function Legend() {
  return (
    <p className="flex flex-wrap gap-x-4 text-13 text-ink-2">
      <span className="flex items-center gap-1.5">
        <svg width="22" height="8" aria-hidden="true">
          <path d="M0 4h22" stroke="var(--chart-1)" strokeWidth="2" />
        </svg>
        {m.chart_current()}
      </span>
      <span className="flex items-center gap-1.5">
        <svg width="22" height="8" aria-hidden="true">
          <path d="M0 4h22" stroke="var(--chart-1)" strokeWidth="1.5" strokeDasharray="3 4" />
        </svg>
        {m.chart_previous()}
      </span>
    </p>
  );
}

function ChartMissing({ points }: { points: ChartPoint[] }) {
  return (
    <>
      <p className="mb-3 text-ink-2">{m.chart_missing()}</p>
      <DailyTable points={points} />
    </>
  );
}
