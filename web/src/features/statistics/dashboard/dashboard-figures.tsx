import type { Dashboard } from '@parpaing/contract/schemas';
import { formatDuration, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { countLowStock, countOutOfStock } from '../counts.ts';
import { describeCountChange, describeDurationChange } from '../describe-change.ts';
import { Growth } from '../growth.tsx';
import { Delta, KeyFigures } from '../key-figures.tsx';

export function DashboardFigures({ dashboard }: { dashboard: Dashboard }) {
  const { views, contacts, replyMinutes, materials } = dashboard;
  const replyChange = describeDurationChange(replyMinutes.current, replyMinutes.previous);
  const stocks = [
    materials.outOfStock > 0 && countOutOfStock(materials.outOfStock),
    materials.lowStock > 0 && countLowStock(materials.lowStock),
  ];
  return (
    <KeyFigures
      figures={[
        {
          label: m.figure_views(),
          value: formatNumber(views.current),
          note: <Growth change={describeCountChange(views.current, views.previous)} />,
        },
        {
          label: m.figure_contacts(),
          value: formatNumber(contacts.current),
          note: <Growth change={describeCountChange(contacts.current, contacts.previous)} />,
        },
        {
          label: m.figure_reply_time(),
          value: replyMinutes.current === null ? m.figure_unknown() : formatDuration(replyMinutes.current),
          note: replyChange && <Delta {...replyChange} isGood={replyChange.trend === 'down'} />,
        },
        {
          label: m.figure_online(),
          value: formatNumber(materials.online),
          note: stocks.filter(Boolean).join(', '),
        },
      ]}
    />
  );
}
