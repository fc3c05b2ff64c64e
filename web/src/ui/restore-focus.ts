import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mainId } from './skip-link.tsx';

/** When the focused element is removed, the next Tab would start from the top of the page. */
export function restoreFocus(element: HTMLElement | null = null) {
  const focused = document.activeElement;
  if (focused && focused !== document.body) return;
  (element ?? document.getElementById(mainId))?.focus({ preventScroll: true });
}

export function useRestoredFocus(list: RefObject<HTMLElement | null>, count: number) {
  const countBefore = useRef(count);
  useLayoutEffect(() => {
    if (count < countBefore.current) restoreFocus(list.current);
    countBefore.current = count;
  }, [list, count]);
}
