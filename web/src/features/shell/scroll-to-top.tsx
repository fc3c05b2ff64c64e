import { useEffect, useRef, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../ui/icon-button.tsx';

const shownAfterPx = 300;
const stepPx = 52;
const maxSteps = 4;
const controls = 'a, button, input, select, textarea, summary, label';

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
      // Stops above the footer and takes no space.
      <div
        ref={place}
        className="scroll-to-top pointer-events-none sticky bottom-[calc(var(--foot,0rem)+var(--cookie-banner)+max(1rem,env(safe-area-inset-bottom)))] z-20 mt-[calc(-3.75rem-var(--foot,0rem))] mr-[max(1rem,env(safe-area-inset-right))] mb-[calc(1rem+var(--foot,0rem))] h-11 self-end print:hidden"
      >
        <IconButton
          icon="arrow-up"
          label={m.scroll_to_top()}
          onClick={scrollToTop}
          className="pointer-events-auto border border-joint-strong bg-raised shadow-menu not-focus-visible:data-[is-covering=true]:pointer-events-none not-focus-visible:data-[is-covering=true]:opacity-0"
        />
      </div>
    )
  );
}

/** Where each step would cover a control, the button is seen with the keyboard's focus only. */
function moveOffControls(place: HTMLElement) {
  const button = place.firstElementChild;
  if (!(button instanceof HTMLElement)) return;
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
