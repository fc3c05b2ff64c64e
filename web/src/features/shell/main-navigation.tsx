import { pages } from '@parpaing/contract/pages';
import { Link, NavLink, useMatches } from 'react-router';
import * as m from '../../paraglide/messages.js';

const link =
  'flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink hover:border-joint-strong aria-[current]:border-brick';

/** The seller's forms are under /materials too. */
function useShowsMaterials() {
  return useMatches().some(({ id }) => id === 'routes/materials' || id === 'routes/material');
}

export function MainNavigation({ className, withHow }: { className: string; withHow: boolean }) {
  const showsMaterials = useShowsMaterials();
  return (
    <nav aria-label={m.nav_label()} className={className}>
      <Link to={pages.materials} className={link} aria-current={showsMaterials ? 'page' : undefined}>
        {m.nav_materials()}
      </Link>
      <Link to={`${pages.info}#vendeurs`} className={link}>
        {m.nav_sellers()}
      </Link>
      {withHow && (
        <NavLink to={pages.info} className={link}>
          {m.nav_how()}
        </NavLink>
      )}
    </nav>
  );
}
