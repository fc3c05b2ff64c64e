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
    <section ref={publishHeight} className="cookie-banner" aria-labelledby="cookie-banner-title">
      <div>
        <h2 id="cookie-banner-title" className="text-20 max-md:sr-only">
          {m.cookies_title()}
        </h2>
        <p className="mt-1 max-w-155 text-ink-2">
          {m.cookies_text()}{' '}
          <Link to={`${pages.privacy}#cookies`} className="text-plan underline underline-offset-3">
            {m.cookies_more()}
          </Link>
        </p>
      </div>
      <div className="cookie-choices">
        <LinkButton onClick={onSettings} className="justify-center px-2">
          {m.cookies_settings()}
        </LinkButton>
        <Button type="button" look="secondary" onClick={onEssentialOnly}>
          {m.cookies_essential_only()}
        </Button>
        <Button type="button" look="secondary" onClick={onAcceptAll}>
          {m.cookies_accept_all()}
        </Button>
      </div>
    </section>
  );
}
