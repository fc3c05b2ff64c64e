import { pages } from '@parpaing/contract/pages';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { CompactSearch } from '../features/search/compact-search.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { ScrollToTop } from '../features/shell/scroll-to-top.tsx';
import { BecomeSeller } from '../features/users/become-seller.tsx';
import { describeError } from '../lib/describe-error.ts';
import { pageMeta } from '../lib/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { mainId, SkipLink } from '../ui/skip-link.tsx';
import type { Route } from './+types/main';

/** Of a page that could not be loaded, and so cannot speak for itself. */
export const meta: Route.MetaFunction = (args) => {
  const { status, message } = describeError(args.error);
  const title = status === 404 ? m.not_found_title() : message;
  return pageMeta(args, { title, description: m.error_text(), isIndexed: false });
};

export default function MainLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorScreen error={error} />
    </Shell>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const isHome = useLocation().pathname === pages.home;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header search={isHome ? undefined : <CompactSearch />} />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <ScrollToTop />
      <Footer />
      <BecomeSeller />
    </div>
  );
}
