import { pages } from '@parpaing/contract/pages';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { LanguageChoice } from '../features/shell/language-choice.tsx';
import { ScrollToTop } from '../features/shell/scroll-to-top.tsx';
import { ThemeChoice } from '../features/shell/theme-choice.tsx';
import { WallPanel } from '../features/shell/wall-panel.tsx';
import { unindexed } from '../lib/page/page-meta.ts';
import { useSettings } from '../lib/page/use-settings.ts';
import * as m from '../paraglide/messages.js';
import { Logo } from '../ui/logo.tsx';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import { mainId, SkipLink } from '../ui/skip-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/auth';

export const handle = unindexed;

export default function AuthLayout() {
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
  const { brandName } = useSettings();
  return (
    <div className="grid min-h-(--free-height) lg:grid-cols-2">
      <SkipLink />
      <div className="flex flex-col px-(--margin) py-4 lg:pt-8.5 lg:pb-7">
        <header>
          <Link
            to={pages.home}
            aria-label={m.home_link({ brand: brandName })}
            className="inline-block py-1.5"
          >
            <Logo brandName={brandName} className="h-7 lg:h-8.5" />
          </Link>
        </header>
        <main
          id={mainId}
          tabIndex={-1}
          className="mt-10 mb-auto w-full max-w-105 outline-none lg:mx-auto lg:mt-auto lg:pt-10"
        >
          {children}
        </main>
        <ScrollToTop />
        <footer className="mt-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 text-13 text-ink-2">
          <p>
            {m.auth_help()}{' '}
            <TextLink to={pages.contact} className="inline-flex min-h-11 items-center">
              {m.footer_contact()}
            </TextLink>
          </p>
          <div className="js-only flex flex-wrap gap-x-4 gap-y-3">
            <ThemeChoice />
            <LanguageChoice />
          </div>
        </footer>
      </div>
      <WallPanel />
    </div>
  );
}
