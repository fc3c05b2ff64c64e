import { pages } from '@parpaing/contract/pages';
import type { MouseEvent, ReactNode } from 'react';
import { useUnreadCount } from '../../entities/conversation/use-unread-count.ts';
import { logOut } from '../../entities/session/log-in.ts';
import { hasShop, isSeller } from '../../entities/session/stored-user.ts';
import type { User } from '../../entities/session/user-record.ts';
import { MemberAvatar } from '../../entities/user/member-avatar.tsx';
import { useBecomeSellerAddress } from '../../entities/user/seller/sell-link.ts';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { describeMessages } from './describe-messages.ts';
import { MenuEntry } from './menu-entry.tsx';

export default function MemberLinks({ user }: { user: User }): ReactNode {
  const unread = useUnreadCount();
  const becomeSellerAddress = useBecomeSellerAddress();
  return (
    <>
      <div className="mb-2 flex items-center gap-3">
        <MemberAvatar user={user} className="size-11 text-20" />
        <p className="min-w-0">
          <span className="block truncate font-semibold">{user.fullName}</span>
          <span className="block truncate text-13 text-ink-2">{user.email}</span>
        </p>
      </div>
      <ul className="grid">
        <MenuEntry to={pages.profile}>{m.account_profile()}</MenuEntry>
        <MenuEntry to={pages.messages}>{describeMessages(unread)}</MenuEntry>
        <MenuEntry to={pages.favorites}>{m.header_favorites()}</MenuEntry>
        {isSeller(user) ? (
          <>
            <MenuEntry to={pages.sellerDashboard}>{m.account_dashboard()}</MenuEntry>
            {hasShop(user) && (
              <>
                <MenuEntry to={pages.myMaterials}>{m.account_my_materials()}</MenuEntry>
                <MenuEntry to={pages.statistics}>{m.account_statistics()}</MenuEntry>
                <MenuEntry to={pages.publicProfile(user.id)}>{m.side_bar_page()}</MenuEntry>
              </>
            )}
          </>
        ) : (
          <MenuEntry to={becomeSellerAddress}>{m.footer_become_seller()}</MenuEntry>
        )}
      </ul>
      <Button type="button" look="secondary" className="mt-2 w-full" onClick={closeMenuAndLogOut}>
        <Icon name="log-out" size={18} />
        {m.account_logout()}
      </Button>
    </>
  );
}

function closeMenuAndLogOut({ currentTarget }: MouseEvent) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  logOut();
}
