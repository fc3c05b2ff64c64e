import { pages } from '@parpaing/contract/pages';
import { Link, NavLink, useLocation, useMatches } from 'react-router';
import { sellersAddress } from '../../entities/list-query/list-address.ts';
import { parseListQuery } from '../../entities/list-query/list-query.ts';
import * as m from '../../paraglide/messages.js';

const link =
  'flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink hover:border-joint-strong aria-[current]:border-brick';

/** The seller's forms are under /materials too, and the list of sellers is a view of it. */
function useShownPart(): 'materials' | 'sellers' | undefined {
  const { search } = useLocation();
  const ids = useMatches().map(({ id }) => id);
  if (ids.includes('routes/public-profile')) return 'sellers';
  if (ids.includes('routes/material')) return 'materials';
  if (!ids.includes('routes/materials')) return undefined;
  return parseListQuery(new URLSearchParams(search)).view === 'sellers' ? 'sellers' : 'materials';
}

interface MainNavigationProps {
  className: string;
  withHow: boolean;
  hasSellerSpace: boolean;
}

export function MainNavigation({ className, withHow, hasSellerSpace }: MainNavigationProps) {
  const shown = useShownPart();
  const showsSellerSpace = useMatches().some(({ id }) => id === 'layouts/seller-only');
  return (
    <nav aria-label={m.nav_label()} className={className}>
      <Link to={pages.materials} className={link} aria-current={shown === 'materials' ? 'page' : undefined}>
        {m.nav_materials()}
      </Link>
      <Link to={sellersAddress} className={link} aria-current={shown === 'sellers' ? 'page' : undefined}>
        {m.nav_sellers()}
      </Link>
      {hasSellerSpace && (
        <Link
          to={pages.sellerDashboard}
          className={link}
          aria-current={showsSellerSpace ? 'page' : undefined}
        >
          {m.nav_seller_space()}
        </Link>
      )}
      {withHow && !hasSellerSpace && (
        <NavLink to={pages.info} className={link}>
          {m.nav_how()}
        </NavLink>
      )}
    </nav>
  );
}
