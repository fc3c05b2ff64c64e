import { pages } from '@parpaing/contract/pages';
import { Link, NavLink } from 'react-router';
import * as m from '../../paraglide/messages.js';

const link =
  'flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink hover:border-joint-strong aria-[current]:border-brick';

interface MainNavigationProps {
  className: string;
  withHow?: boolean;
  /** The menu also lists what only wide headers show. */
  withShortcuts?: boolean;
}

export function MainNavigation({ className, withHow, withShortcuts }: MainNavigationProps) {
  return (
    <nav aria-label={m.nav_label()} className={className}>
      <NavLink to={pages.materials} className={link}>
        {m.nav_materials()}
      </NavLink>
      <Link to={`${pages.info}#vendeurs`} className={link}>
        {m.nav_sellers()}
      </Link>
      {withHow && (
        <NavLink to={pages.info} className={link}>
          {m.nav_how()}
        </NavLink>
      )}
      {withShortcuts && (
        <>
          <NavLink to={pages.favorites} className={link}>
            {m.header_favorites()}
          </NavLink>
          <NavLink to={pages.newMaterial} className={link}>
            {m.header_sell()}
          </NavLink>
        </>
      )}
    </nav>
  );
}
