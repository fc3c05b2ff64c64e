import type { MouseEvent, ReactNode } from 'react';
import { AccountLinks } from './account-links.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { PriceChoice } from './price-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export const menuId = 'site-menu';

/** A platform popover: Escape, outside clicks and the return of focus come with it, without scripts too. */
export function SiteMenu({ search }: { search?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is activated, by key or pointer.
    // biome-ignore lint/a11y/noStaticElementInteractions: same.
    <div id={menuId} popover="auto" className="menu-panel" onClick={closeOnLink}>
      {search && <div className="mb-4 md:hidden">{search}</div>}
      <MainNavigation className="mb-3 grid border-b border-joint pb-3 xl:hidden" withHow withShortcuts />
      <AccountLinks />
      <div className="js-only mt-3 grid gap-3 border-t border-joint pt-3">
        <PriceChoice />
        <ThemeChoice />
        <LanguageChoice />
      </div>
    </div>
  );
}

/** Following a link replaces the page without reloading it: the menu would stay. */
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}
