import { pages } from '@parpaing/contract/pages';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { isListAddress } from '../entities/list-query/list-address.ts';
import { resultsId } from '../entities/list-query/results-scroll.ts';
import { useUser } from '../entities/session/use-user.ts';
import { BecomeSeller } from '../features/account/become-seller/become-seller.tsx';
import { CompactSearch } from '../features/search/bar/compact-search.tsx';
import { useSearchText } from '../features/search/bar/use-shown-search.ts';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { ScrollToTop } from '../features/shell/scroll-to-top.tsx';
import * as m from '../paraglide/messages.js';
import { mainId, SkipLink } from '../ui/skip-link.tsx';

const LiveEvents = lazy(() => import('./live-events.tsx').catch(() => ({ default: () => null })));

export default function MainLayout() {
  const user = useUser();
  const location = useLocation();
  const isHome = location.pathname === pages.home;
  const layouts = useMatches().map(({ id }) => id);
  const isSelling = layouts.includes('layouts/seller-only');
  return (
    <div className="flex min-h-(--free-height) flex-col">
      <SkipLink />
      {isListAddress(location) && (
        // An error page has no results to lead to.
        <SkipLink target={resultsId} className="hidden in-has-[#results]:block">
          {m.skip_to_results()}
        </SkipLink>
      )}
      <Header
        search={isHome || isSelling ? undefined : <CompactSearch />}
        searchText={useSearchText()}
        isSelling={isSelling}
        isFullWidth={layouts.includes('layouts/seller-space')}
      />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <ScrollToTop />
      <Suspense>
        <Footer />
      </Suspense>
      <BecomeSeller />
      {user && (
        <Suspense>
          <LiveEvents />
        </Suspense>
      )}
    </div>
  );
}
