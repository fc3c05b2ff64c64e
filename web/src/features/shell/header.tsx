import { pages } from '@parpaing/contract/pages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hasShop, isSeller } from '../../entities/session/stored-user.ts';
import { useUser } from '../../entities/session/use-user.ts';
import type { User } from '../../entities/session/user-record.ts';
import { MemberAvatar } from '../../entities/user/member-avatar.tsx';
import { useSellLink } from '../../entities/user/seller/sell-link.ts';
import { Icon } from '../../icons/icon.tsx';
import { useSettings } from '../../lib/page/use-settings.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MessagesLink } from './messages-link.tsx';
import { PriceChoice } from './price-choice.tsx';
import { SearchPanel, SearchStrip } from './search-panel.tsx';
import { menuId, SiteMenu } from './site-menu.tsx';

interface HeaderProps {
  search?: ReactNode;
  /** The search on screen in words, for the strip that stays on a phone. */
  searchText: string;
  /** The pages of selling have their own button to add a material. */
  isSelling: boolean;
  isFullWidth: boolean;
}

export function Header({ search, searchText, isSelling, isFullWidth }: HeaderProps) {
  const { brandName } = useSettings();
  const user = useUser();
  const hasSellerSpace = isSelling || (user !== null && isSeller(user));
  const sellLink = useSellLink();
  const mayAdd = !isSelling && (user === null || hasShop(user));
  // With a search field there is less room for links; `MenuNavigation` uses the same widths.
  const linksHidden = search ? 'max-[90rem]:hidden' : 'max-lg:hidden';
  return (
    <header
      className={clsx(
        'border-b border-joint bg-surface max-lg:has-[:popover-open]:sticky max-lg:has-[:popover-open]:top-0 max-lg:has-[:popover-open]:z-(--z-menu) print:hidden',
        // The first row scrolls away, the search strip stays.
        search &&
          'max-md:sticky max-md:not-has-[:popover-open]:-top-15 max-md:not-has-[:popover-open]:z-(--z-header)',
      )}
    >
      <Container
        className={clsx(
          'flex h-15 items-center gap-1 max-lg:pr-1 lg:h-18 lg:gap-5',
          !search && 'min-[90rem]:gap-8',
          isFullWidth && 'lg:max-w-none lg:px-8',
        )}
      >
        <Link to={pages.home} aria-label={m.home_link({ brand: brandName })} className="flex-none py-2">
          <Logo brandName={brandName} className="h-7 lg:h-8.5" />
        </Link>
        {search && <SearchPanel>{search}</SearchPanel>}
        <MainNavigation
          className={clsx('flex gap-6', linksHidden)}
          withHow={!search}
          hasSellerSpace={hasSellerSpace}
        />
        <span className={clsx('flex-1', search && 'md:hidden')} />
        <div className={clsx('js-only', search ? 'max-xl:hidden' : 'max-lg:hidden')}>
          <PriceChoice isCompact />
        </div>
        {mayAdd && (
          <ButtonLink
            look="secondary"
            {...sellLink}
            aria-label={m.header_sell()}
            className={clsx(
              'whitespace-nowrap',
              search ? 'max-xl:hidden' : 'max-lg:hidden',
              search && hasSellerSpace && 'min-[90rem]:hidden',
            )}
          >
            <Icon name="plus" size={18} />
            {search ? m.header_sell_short() : m.header_sell()}
          </ButtonLink>
        )}
        <div className="flex">
          <IconLink
            to={pages.favorites}
            icon="heart"
            label={m.header_favorites()}
            className="max-lg:hidden"
          />
          <MessagesLink />
          <AccountButton user={user} />
          <IconButton popoverTarget={menuId} icon="menu" label={m.header_menu()} className="lg:hidden" />
        </div>
      </Container>
      {search && <SearchStrip text={searchText} />}
      <SiteMenu hasSearch={search !== undefined} />
    </header>
  );
}

function AccountButton({ user }: { user: User | null }) {
  const shared = { popoverTarget: menuId, label: m.header_account(), className: 'max-lg:hidden' };
  if (!user) return <IconButton {...shared} icon="circle-user-round" />;
  return (
    <IconButton {...shared}>
      <MemberAvatar user={user} className="size-8 text-17" />
    </IconButton>
  );
}
