import { pages } from '@parpaing/contract/pages';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { sellersAddress } from '../../entities/list-query/list-address.ts';
import { hasShop } from '../../entities/session/stored-user.ts';
import { useUser } from '../../entities/session/use-user.ts';
import { useSellLink } from '../../entities/user/seller/sell-link.ts';
import * as m from '../../paraglide/messages.js';
import { AccountLinks } from './account-links.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { PriceChoice } from './price-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export const menuId = 'site-menu';

export function SiteMenu({ hasSearch }: { hasSearch: boolean }) {
  const menu = useRef<HTMLDivElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // It may have been opened before the scripts came.
  useEffect(() => {
    const knowsPopovers = CSS.supports('selector(:popover-open)');
    if (knowsPopovers && menu.current?.matches(':popover-open')) setWasOpened(true);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is activated, by key or pointer.
    // biome-ignore lint/a11y/noStaticElementInteractions: same.
    <div
      ref={menu}
      id={menuId}
      popover="auto"
      className="fixed inset-x-0 top-15 bottom-auto max-h-[calc(100dvh-3.75rem)] w-auto overflow-y-auto overscroll-contain border-b border-joint bg-raised px-(--margin) pt-4 pb-6 text-ink shadow-menu lg:absolute lg:top-16 lg:right-[max(var(--margin),calc(50%-45rem+var(--margin)))] lg:left-auto lg:max-h-[calc(100dvh-5rem)] lg:w-80 lg:rounded-2 lg:border lg:p-4"
      onBeforeToggle={() => setWasOpened(true)}
      onClick={closeOnLink}
    >
      <MenuNavigation hasSearch={hasSearch} />
      <AccountLinks />
      {wasOpened && (
        <div className="mt-3 grid gap-3 border-t border-joint pt-3">
          <div className={hasSearch ? 'xl:hidden' : 'lg:hidden'}>
            <PriceChoice />
          </div>
          <ThemeChoice />
          <LanguageChoice />
        </div>
      )}
    </div>
  );
}

function MenuNavigation({ hasSearch }: { hasSearch: boolean }) {
  const sellLink = useSellLink();
  const user = useUser();
  const inHeader = hasSearch ? 'min-[90rem]:hidden' : 'lg:hidden';
  return (
    <nav
      aria-label={m.menu_label()}
      className={hasSearch ? 'mb-3 border-b border-joint pb-3' : 'mb-3 border-b border-joint pb-3 lg:hidden'}
    >
      <ul>
        <MenuEntry to={pages.materials} className={inHeader}>
          {m.nav_materials()}
        </MenuEntry>
        <MenuEntry to={sellersAddress} className={inHeader}>
          {m.nav_sellers()}
        </MenuEntry>
        <MenuEntry to={pages.info}>{m.nav_how()}</MenuEntry>
        {(!user || hasShop(user)) && (
          <MenuEntry to={sellLink.to} className={hasSearch ? 'xl:hidden' : 'lg:hidden'}>
            {m.header_sell()}
          </MenuEntry>
        )}
        {!user && (
          <MenuEntry to={pages.favorites} className="guest-only lg:hidden">
            {m.header_favorites()}
          </MenuEntry>
        )}
      </ul>
    </nav>
  );
}

function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}
