import { NoResponseError } from '@parpaing/contract/call-errors';
import { type ReactNode, useContext, useEffect } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { lateScriptsScript } from './app/rendering/late-scripts.ts';
import { useResultsScroll } from './entities/list-query/results-scroll.ts';
import { priceOrderScript } from './entities/material/prices/price-order.ts';
import { memberScript } from './entities/session/stored-user.ts';
import { CookieConsent } from './features/cookies/cookie-consent.tsx';
import { SessionLoader } from './features/session-timeout/session-loader.tsx';
import { appStartScript } from './features/splash/app-start.ts';
import { Splash } from './features/splash/splash.tsx';
import { themeColors, themeScript } from './lib/browser/theme.ts';
import { useLostConnection } from './lib/browser/use-lost-connection.ts';
import { defaultLocale, isLocaleStale } from './lib/i18n/locale.ts';
import {
  localeContext,
  type RootData,
  ScriptNonceContext,
  settingsContext,
} from './lib/page/page-context.ts';
import * as m from './paraglide/messages.js';
import styles from './styles/app.css?url';
import bricolage from './styles/fonts/bricolage.woff2?url';
import plex from './styles/fonts/plex.woff2?url';
import { RouteAnnouncer } from './ui/route-announcer.tsx';
import { ErrorScreen, preloadErrorScreen } from './ui/screens/error-screen.tsx';

const headScript = [themeScript, priceOrderScript, memberScript, appStartScript, lateScriptsScript].join('');

export const links: LinksFunction = () => [
  ...[bricolage, plex].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  // By its address: a script that loads later would otherwise insert it again, and the whole page be laid out anew.
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** For a page whose data could not be loaded. */
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export function loader({ context }: Route.LoaderArgs): RootData {
  return {
    settings: context.get(settingsContext),
    locale: context.get(localeContext),
    year: new Date().getFullYear(),
  };
}

/** A navigation to a page in another language loads its document, so that languages never mix. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    if (isLocaleStale()) throw redirectDocument(request.url);
  },
];

/** Settings last as long as the document, and a change of language reloads it. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const nonce = useContext(ScriptNonceContext);
  return (
    // The inline script sets data-theme, data-prices, data-member and data-started before hydration.
    <html lang={root?.locale ?? defaultLocale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            data-scheme={scheme}
            content={themeColors[scheme]}
            media={`(prefers-color-scheme: ${scheme})`}
            suppressHydrationWarning
          />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, hashed by the CSP. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        <Links />
        <noscript>
          <link rel="stylesheet" href="/no-script.css" />
        </noscript>
      </head>
      <body className="print:bg-[white] print:text-[11pt] print:text-[black]">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData: { settings } }: Route.ComponentProps) {
  const lostAddress = useLostConnection();
  useResultsScroll();
  useEffect(() => {
    // Shows elements that need scripts (`.js-only`). Parts within `Suspense` may still be hydrating.
    document.documentElement.dataset.hydrated = '';
    preloadErrorScreen();
  }, []);
  if (lostAddress) {
    return (
      <main>
        <ErrorScreen error={new NoResponseError(undefined)} address={lostAddress} />
      </main>
    );
  }
  return (
    <>
      {settings.splashMinMs > 0 && <Splash brandName={settings.brandName} minMs={settings.splashMinMs} />}
      <SessionLoader />
      <NavigationProgress />
      <RouteAnnouncer />
      <Outlet />
      <CookieConsent />
    </>
  );
}

function NavigationProgress() {
  const navigation = useNavigation();
  if (navigation.state === 'idle') return null;
  return (
    <div
      data-navigation-progress
      className="fixed inset-x-0 top-0 z-(--z-progress) h-0.75 origin-left bg-brick motion-safe:animate-navigation"
      role="progressbar"
      aria-label={m.page_loading()}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorScreen error={error} />
    </main>
  );
}
