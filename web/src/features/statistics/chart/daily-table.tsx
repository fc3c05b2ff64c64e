import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { type ChartPoint, formatSpan } from './chart-points.ts';

export function DailyTable({ points }: { points: ChartPoint[] }) {
  const count = (title: string, read: (point: ChartPoint) => number): Column<ChartPoint> => ({
    title,
    isNumeric: true,
    render: (point) => formatNumber(read(point)),
  });
  const columns = [
    { title: m.column_period(), render: formatSpan },
    count(m.figure_views(), ({ views }) => views),
    count(m.column_visitors(), ({ dailyVisitors }) => dailyVisitors),
    count(m.figure_favorites(), ({ favorites }) => favorites),
    count(m.figure_contacts(), ({ contacts }) => contacts),
  ];
  const hasPrevious = points.some(({ previous }) => previous);
  if (hasPrevious) columns.push(count(m.column_previous_views(), ({ previous }) => previous?.views ?? 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={m.chart_as_table()} tabIndex={0} className="max-h-112 overflow-auto">
      <DataTable
        columns={columns}
        rows={points.toReversed()}
        keyOf={({ day }) => day}
        className="[--edge:0px]"
        headClassName="sticky top-0 bg-surface shadow-[inset_0_-1px_0_var(--joint-strong)]"
      />
    </section>
  );
}
