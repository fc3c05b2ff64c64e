import { pages } from '@parpaing/contract/pages';
import { NavLink } from 'react-router';
import { useUnreadCount } from '../../../entities/conversation/use-unread-count.ts';
import { myMaterialsQuery } from '../../../entities/material/my-materials-query.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';
import { hasShop } from '../../../entities/session/stored-user.ts';
import type { User } from '../../../entities/session/user-record.ts';
import { MemberAvatar } from '../../../entities/user/member-avatar.tsx';
import { businessTypeLooks } from '../../../entities/user/seller/business-types.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

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
    <nav aria-label={m.nav_seller_space()} className="h-full">
      <div className="flex items-center gap-3 px-3 pb-4">
        <MemberAvatar user={user} name={name} className="size-10 text-17" />
        <p className="min-w-0">
          <span className="block font-semibold break-words">{name}</span>
          <span className="block text-13 text-ink-2">{describeOwner(user)}</span>
        </p>
      </div>
      <ul className="sticky top-4 grid gap-0.5">
        <Entry to={pages.sellerDashboard} icon="layout-dashboard" label={m.account_dashboard()} />
        {isShop && (
          <Entry
            to={pages.myMaterials}
            icon="package"
            label={m.my_materials_title()}
            count={publishedCount}
          />
        )}
        <Entry to={pages.messages} icon="message-square" label={m.header_messages()} count={unreadCount} />
        {isShop && (
          <>
            <Entry to={pages.statistics} icon="chart-no-axes-column" label={m.statistics_title()} />
            <Entry to={pages.publicProfile(user.id)} icon="store" label={m.side_bar_page()} />
          </>
        )}
        <Entry to={pages.profileEdit} icon="settings" label={m.side_bar_settings()} />
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
  icon: IconName;
  label: string;
  count?: number;
}

function Entry({ to, icon, label, count = 0 }: EntryProps) {
  return (
    <li>
      <NavLink
        to={to}
        className="flex min-h-11 items-center gap-3 rounded-2 px-3 font-medium hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:shadow-[inset_3px_0_0_var(--brick)]"
      >
        <Icon name={icon} size={20} />
        {label}
        {count > 0 && <span className="ml-auto text-13 font-normal text-ink-2">{formatNumber(count)}</span>}
      </NavLink>
    </li>
  );
}
