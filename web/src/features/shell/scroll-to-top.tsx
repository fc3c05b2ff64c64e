import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../ui/icon-button.tsx';

/** SPEC §9. */
const shownAfterPx = 300;

export function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const follow = () => setIsShown(scrollY > shownAfterPx);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return (
    isShown && (
      <IconButton icon={ArrowUp} label={m.scroll_to_top()} onClick={goUp} className="scroll-to-top" />
    )
  );
}

function goUp() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  // The button goes away once up there: the focus goes where reading starts.
  document.querySelector('main')?.focus({ preventScroll: true });
}
