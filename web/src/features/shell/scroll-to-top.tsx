import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../ui/icon-button.tsx';

/** SPEC §9. */
const shownAfterPx = 300;

export function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const updateIsShown = () => setIsShown(scrollY > shownAfterPx);
    updateIsShown();
    addEventListener('scroll', updateIsShown, { passive: true });
    return () => removeEventListener('scroll', updateIsShown);
  }, []);
  return (
    isShown && (
      <IconButton icon={ArrowUp} label={m.scroll_to_top()} onClick={scrollToTop} className="scroll-to-top" />
    )
  );
}

function scrollToTop() {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  // The button disappears at the top, so the focus moves to the content.
  document.querySelector('main')?.focus({ preventScroll: true });
}
