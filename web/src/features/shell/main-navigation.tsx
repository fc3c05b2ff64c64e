import { pages } from '@parpaing/contract/pages';
import { Link, NavLink, useMatches } from 'react-router';
import * as m from '../../paraglide/messages.js';

const link =
  'flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink hover:border-joint-strong aria-[current]:border-brick';

interface MainNavigationProps {
  className: string;
  withHow: boolean;
  hasSellerSpace: boolean;
}

export function MainNavigation({ className, withHow, hasSellerSpace }: MainNavigationProps) {
  const shown = useMatches().map(({ id }) => id);
  // The seller's forms are under /materials too.
  const showsMaterials = shown.includes('routes/materials') || shown.includes('routes/material');
  const showsSellerSpace = shown.includes('layouts/seller-only');
  return (
    <nav aria-label={m.nav_label()} className={className}>
      <Link to={pages.materials} className={link} aria-current={showsMaterials ? 'page' : undefined}>
        {m.nav_materials()}
      </Link>
      <Link to={`${pages.info}#vendeurs`} className={link}>
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
