import { pages } from '@parpaing/contract/pages';
import { Outlet, useLocation, useMatches } from 'react-router';
import { CompactSearch } from '../features/search/bar/compact-search.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { ScrollToTop } from '../features/shell/scroll-to-top.tsx';
import { BecomeSeller } from '../features/users/become-seller/become-seller.tsx';
import { mainId, SkipLink } from '../ui/skip-link.tsx';

export default function MainLayout() {
  const isHome = useLocation().pathname === pages.home;
  const layouts = useMatches().map(({ id }) => id);
  const isSelling = layouts.includes('layouts/seller-only');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header
        search={isHome || isSelling ? undefined : <CompactSearch />}
        isSelling={isSelling}
        isFullWidth={layouts.includes('layouts/seller-space')}
      />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <ScrollToTop />
      <Footer />
      <BecomeSeller />
    </div>
  );
}
