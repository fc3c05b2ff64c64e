import { pages } from '@parpaing/contract/pages';
import {
  ChartNoAxesColumn,
  Heart,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Package,
} from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

interface Shortcut {
  to: string;
  icon: LucideIcon;
  label: string;
  count?: number;
}

interface ShortcutsProps {
  isSeller: boolean;
  materialCount: number | undefined;
}

export function Shortcuts({ isSeller, materialCount }: ShortcutsProps) {
  const shortcuts: Shortcut[] = [
    { to: pages.messages, icon: MessageSquare, label: m.header_messages() },
    { to: pages.favorites, icon: Heart, label: m.header_favorites() },
  ];
  if (isSeller) {
    shortcuts.push(
      { to: pages.myMaterials, icon: Package, label: m.account_my_materials(), count: materialCount },
      { to: pages.sellerDashboard, icon: LayoutDashboard, label: m.account_dashboard() },
      { to: pages.statistics, icon: ChartNoAxesColumn, label: m.account_statistics() },
    );
  }
  return (
    <nav aria-label={m.shortcuts_label()}>
      <ul className="grid gap-px overflow-hidden rounded-2 border border-joint bg-joint sm:grid-cols-2 lg:grid-cols-1">
        {shortcuts.map(({ to, icon: Icon, label, count }) => (
          <li key={to} className="bg-surface">
            <Link
              to={to}
              className="flex min-h-13 items-center gap-3 px-4 font-medium -outline-offset-2 hover:bg-sunken"
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              {label}
              {count !== undefined && <span className="ml-auto text-ink-2">{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
