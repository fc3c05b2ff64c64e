import { pages } from '@parpaing/contract/pages';
import { Link } from 'react-router';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/text-link.tsx';

interface CookieBannerProps {
  onEssentialOnly: () => void;
  onAcceptAll: () => void;
  onSettings: () => void;
}

/** Bars at the foot of the window stand above it. */
function publishHeight(banner: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isShown = banner.offsetHeight > 0;
    const height = isShown ? innerHeight - banner.getBoundingClientRect().top : 0;
    style.setProperty('--cookie-banner', `${height}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--cookie-banner');
  };
}

/** Refusing and accepting weigh the same: same look, same size. */
export function CookieBanner({ onEssentialOnly, onAcceptAll, onSettings }: CookieBannerProps) {
  return (
    <section
      ref={publishHeight}
      className="fixed inset-x-0 bottom-0 z-(--z-cookies) mx-auto flex max-h-[75dvh] max-w-308 flex-col gap-1.5 overflow-y-auto border-t-2 border-ink bg-raised px-(--margin) py-2 shadow-menu transition-opacity duration-(--t-3) ease-lay max-md:text-13/4.5 max-md:in-[:root:has(search_input:focus)]:hidden md:gap-4 md:py-4 lg:inset-x-6 lg:bottom-6 lg:max-h-none lg:flex-row lg:items-center lg:justify-between lg:gap-8 lg:overflow-visible lg:rounded-2 lg:border-2 lg:px-6 lg:py-5 starting:opacity-0 print:hidden"
      aria-labelledby="cookie-banner-title"
    >
      <div>
        <h2 id="cookie-banner-title" className="text-20 max-md:sr-only">
          {m.cookies_title()}
        </h2>
        <p className="max-w-155 text-ink-2 md:mt-1">
          {m.cookies_text()}{' '}
          <Link to={`${pages.privacy}#cookies`} className="text-plan underline underline-offset-3">
            {m.cookies_more()}
          </Link>
        </p>
      </div>
      <div className="flex flex-none gap-2 max-md:*:px-1.5 max-md:*:text-13/4 md:max-lg:flex-wrap">
        <LinkButton
          onClick={onSettings}
          className="justify-center px-2 max-md:flex-none md:max-lg:order-1 md:max-lg:basis-full"
        >
          {m.cookies_settings()}
        </LinkButton>
        <Button type="button" look="secondary" className="max-lg:flex-1" onClick={onEssentialOnly}>
          {m.cookies_essential_only()}
        </Button>
        <Button type="button" look="secondary" className="max-lg:flex-1" onClick={onAcceptAll}>
          {m.cookies_accept_all()}
        </Button>
      </div>
    </section>
  );
}
