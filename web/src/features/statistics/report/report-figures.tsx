import type { Statistics } from '@parpaing/contract/schemas';
import { formatNumber, formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { describeCountChange, describeShareChange } from '../describe-change.ts';
import { Growth } from '../growth.tsx';
import { KeyFigures } from '../key-figures.tsx';

export function ReportFigures({ totals, previousTotals }: Pick<Statistics, 'totals' | 'previousTotals'>) {
  const describeCount = (name: 'views' | 'dailyVisitors' | 'favorites' | 'contacts') => ({
    value: formatNumber(totals[name]),
    note: <Growth change={describeCountChange(totals[name], previousTotals[name])} />,
  });
  return (
    <KeyFigures
      figures={[
        { label: m.figure_views(), ...describeCount('views') },
        { label: m.figure_visitors(), ...describeCount('dailyVisitors') },
        { label: m.figure_favorites(), ...describeCount('favorites') },
        { label: m.figure_contacts(), ...describeCount('contacts') },
        {
          label: m.figure_conversion(),
          value: formatShare(totals.conversion),
          note: <Growth change={describeShareChange(totals.conversion, previousTotals.conversion)} />,
        },
      ]}
    />
  );
}

export function formatShare(share: number | null): string {
  return share === null ? m.figure_unknown() : formatPercent(100 * share);
}
