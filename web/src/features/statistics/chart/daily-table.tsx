import type { DailyFigures } from '@parpaing/contract/schemas';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { formatLongDay } from '../days.ts';
import '../../../ui/data-table.css';

interface DailyTableProps {
  daily: DailyFigures[];
  previousDaily?: DailyFigures[];
}

/** The latest day first. */
export function DailyTable({ daily, previousDaily }: DailyTableProps) {
  const rows = daily.map((figures, index) => ({ ...figures, before: previousDaily?.[index] })).toReversed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={m.chart_title()} tabIndex={0} className="daily-table">
      <table className="data-table is-compact">
        <thead>
          <tr>
            <th scope="col">{m.column_day()}</th>
            <th scope="col" className="number">
              {m.figure_views()}
            </th>
            {previousDaily && (
              <th scope="col" className="number">
                {m.column_previous_views()}
              </th>
            )}
            <th scope="col" className="number">
              {m.column_visitors()}
            </th>
            <th scope="col" className="number">
              {m.figure_favorites()}
            </th>
            <th scope="col" className="number">
              {m.figure_contacts()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, views, dailyVisitors, favorites, contacts, before }) => (
            <tr key={day}>
              <th scope="row">{formatLongDay(day)}</th>
              <td className="number">{formatNumber(views)}</td>
              {previousDaily && <td className="number text-ink-2">{formatNumber(before?.views ?? 0)}</td>}
              <td className="number">{formatNumber(dailyVisitors)}</td>
              <td className="number">{formatNumber(favorites)}</td>
              <td className="number">{formatNumber(contacts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
