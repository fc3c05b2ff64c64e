import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';

const shownAfterPx = 300;
const stepPx = 52;
const maxSteps = 4;
const controls = 'a, button, input, select, textarea, summary, label, .leaflet-control';

/** Stands where pages have no text: at the top of a phone, in the search strip if there is one (shell.css), else in the right margin. */
export function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function update() {
      setIsShown(scrollY > shownAfterPx);
      if (place.current) moveOffControls(place.current);
    }
    let frame = 0;
    function updateOnce() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    }
    updateOnce();
    addEventListener('scroll', updateOnce, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', updateOnce);
    };
  }, []);
  useEffect(() => {
    if (isShown && place.current) moveOffControls(place.current);
  }, [isShown]);
  return (
    isShown && (
      <div
        ref={place}
        className={clsx(
          'scroll-to-top z-(--z-to-top) max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:h-[2.8125rem] max-md:border-b max-md:border-joint max-md:bg-surface print:hidden',
          'md:pointer-events-none md:sticky md:h-11 md:bottom-[calc(var(--foot,0rem)+var(--cookie-banner)+1rem)] md:mt-[calc(-3.75rem-var(--foot,0rem))] md:mb-[calc(1rem+var(--foot,0rem))] md:self-end',
        )}
      >
        <button
          type="button"
          onClick={scrollToTop}
          aria-label={m.scroll_to_top()}
          className="pointer-events-auto inline-flex h-full w-full items-center justify-center gap-2 text-13 font-medium text-ink *:pointer-events-none hover:bg-sunken md:w-7 md:rounded-l-2 md:border md:border-r-0 md:border-joint-strong md:bg-raised md:shadow-menu md:not-focus-visible:data-[is-covering=true]:pointer-events-none md:not-focus-visible:data-[is-covering=true]:opacity-0"
        >
          <Icon name="arrow-up" size={22} />
          <span className="md:hidden">{m.scroll_to_top()}</span>
        </button>
      </div>
    )
  );
}

/** Controls that reach the margin, as on a map. Where each step would cover one, only the keyboard's focus shows the button. */
function moveOffControls(place: HTMLElement) {
  const button = place.firstElementChild;
  if (!(button instanceof HTMLElement)) return;
  if (getComputedStyle(place).position === 'fixed') {
    button.style.translate = '';
    return;
  }
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(controls)]
    .filter((control) => !place.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    // A link stretched over a whole card counts where its words are.
    .flatMap((control) => [...control.getClientRects()])
    .filter((box) => box.left < right && box.right > left);
  const steps = Array.from({ length: maxSteps }, (_, index) => index * stepPx);
  const lift = steps.find((step) => !boxes.some((box) => box.top < bottom - step && box.bottom > top - step));
  button.style.translate = `0 ${-(lift ?? 0)}px`;
  button.dataset.isCovering = String(lift === undefined);
}

function scrollToTop() {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  // The button disappears at the top, so the focus moves to the content.
  document.querySelector('main')?.focus({ preventScroll: true });
}
