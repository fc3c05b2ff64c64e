import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

interface Shortcut {
  to: string;
  icon: IconName;
  label: string;
  count?: number;
}

interface ShortcutsProps {
  isSeller: boolean;
  materialCount: number | undefined;
}

export function Shortcuts({ isSeller, materialCount }: ShortcutsProps) {
  const shortcuts: Shortcut[] = [
    { to: pages.messages, icon: 'message-square', label: m.header_messages() },
    { to: pages.favorites, icon: 'heart', label: m.header_favorites() },
  ];
  if (isSeller) {
    shortcuts.push(
      { to: pages.myMaterials, icon: 'package', label: m.account_my_materials(), count: materialCount },
      { to: pages.sellerDashboard, icon: 'layout-dashboard', label: m.account_dashboard() },
      { to: pages.statistics, icon: 'chart-no-axes-column', label: m.account_statistics() },
    );
  }
  return (
    <nav aria-label={m.shortcuts_label()}>
      <ul className="grid gap-px overflow-hidden rounded-2 border border-joint bg-joint sm:grid-cols-2 lg:grid-cols-1">
        {shortcuts.map(({ to, icon, label, count }) => (
          <li key={to} className="bg-surface">
            <Link
              to={to}
              className="flex min-h-13 items-center gap-3 px-4 font-medium -outline-offset-2 hover:bg-sunken"
            >
              <Icon name={icon} size={20} />
              {label}
              {count !== undefined && <span className="ml-auto text-ink-2">{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
