import { pages } from '@parpaing/contract/pages';
import {
  ChartNoAxesColumn,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Package,
  Settings,
  Store,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { useUnreadCount } from '../../entities/conversation/use-unread-count.ts';
import { myMaterialsQuery } from '../../entities/material/my-materials-query.ts';
import { hasShop } from '../../entities/session/stored-user.ts';
import { useMemberQuery } from '../../entities/session/use-member-query.ts';
import type { User } from '../../entities/session/user-record.ts';
import { businessTypeLooks } from '../../entities/user/business-types.ts';
import { MemberAvatar } from '../../entities/user/member-avatar.tsx';
import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

export function SideBar({ user }: { user: User }) {
  const isShop = hasShop(user);
  const unreadCount = useUnreadCount();
  const { data: publishedCount = 0 } = useMemberQuery({
    ...myMaterialsQuery({ sort: 'recent', limit: 1 }),
    select: ({ counts }) => counts.publie,
    enabled: isShop,
  });
  const name = user.providerInfo?.companyName ?? user.fullName;
  return (
    <nav aria-label={m.nav_seller_space()} className="side-bar">
      <div className="side-bar-owner">
        <MemberAvatar user={user} name={name} className="size-10 text-17" />
        <p className="min-w-0">
          <span className="block font-semibold break-words">{name}</span>
          <span className="block text-13 text-ink-2">{describeOwner(user)}</span>
        </p>
      </div>
      <ul>
        <Entry to={pages.sellerDashboard} icon={LayoutDashboard} label={m.account_dashboard()} />
        {isShop && (
          <Entry
            to={pages.myMaterials}
            icon={Package}
            label={m.my_materials_title()}
            count={publishedCount}
          />
        )}
        <Entry to={pages.messages} icon={MessageSquare} label={m.header_messages()} count={unreadCount} />
        {isShop && (
          <>
            <Entry to={pages.statistics} icon={ChartNoAxesColumn} label={m.statistics_title()} />
            <Entry to={pages.publicProfile(user.id)} icon={Store} label={m.side_bar_page()} />
          </>
        )}
        <Entry to={pages.profileEdit} icon={Settings} label={m.side_bar_settings()} />
      </ul>
    </nav>
  );
}

function describeOwner({ role, providerInfo }: User): string {
  if (role === 'ADMIN') return m.role_admin();
  return providerInfo?.businessType ? businessTypeLooks[providerInfo.businessType].name() : m.role_seller();
}

interface EntryProps {
  to: string;
  icon: LucideIcon;
  label: string;
  count?: number;
}

function Entry({ to, icon: Icon, label, count = 0 }: EntryProps) {
  return (
    <li>
      <NavLink to={to} className="side-bar-entry">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {label}
        {count > 0 && <span className="ml-auto text-13 font-normal text-ink-2">{formatNumber(count)}</span>}
      </NavLink>
    </li>
  );
}
