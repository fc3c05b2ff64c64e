import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { type ChartPoint, formatSpan } from './chart-points.ts';
import '../../../ui/data-table.css';

/** The latest first. */
export function DailyTable({ points }: { points: ChartPoint[] }) {
  const hasPrevious = points.some(({ previous }) => previous);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={m.chart_as_table()} tabIndex={0} className="daily-table">
      <table className="data-table is-compact">
        <thead>
          <tr>
            <th scope="col">{m.column_period()}</th>
            <th scope="col" className="number">
              {m.figure_views()}
            </th>
            <th scope="col" className="number">
              {m.column_visitors()}
            </th>
            <th scope="col" className="number">
              {m.figure_favorites()}
            </th>
            <th scope="col" className="number">
              {m.figure_contacts()}
            </th>
            {hasPrevious && (
              <th scope="col" className="number">
                {m.column_previous_views()}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.day}>
              <th scope="row">{formatSpan(point)}</th>
              <td className="number">{formatNumber(point.views)}</td>
              <td className="number">{formatNumber(point.dailyVisitors)}</td>
              <td className="number">{formatNumber(point.favorites)}</td>
              <td className="number">{formatNumber(point.contacts)}</td>
              {hasPrevious && (
                <td className="number text-ink-2">{formatNumber(point.previous?.views ?? 0)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
