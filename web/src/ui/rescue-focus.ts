import { type RefObject, useEffect, useRef } from 'react';
import { mainId } from './skip-link.tsx';

/** What had the focus may have left the page with it: the next Tab would start from the top. */
export function rescueFocus(element: HTMLElement | null = null) {
  const focused = document.activeElement;
  if (focused && focused !== document.body) return;
  (element ?? document.getElementById(mainId))?.focus({ preventScroll: true });
}

/** For a list whose items take themselves away: the list, or what is left of the page, gets the focus. */
export function useRescuedFocus(list: RefObject<HTMLElement | null>, count: number) {
  const countBefore = useRef(count);
  useEffect(() => {
    if (count < countBefore.current) rescueFocus(list.current);
    countBefore.current = count;
  }, [list, count]);
}
