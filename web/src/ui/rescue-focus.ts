import { mainId } from './skip-link.tsx';

/** What had the focus may have left the page with it: the next Tab would start from the top. */
export function rescueFocus(element: HTMLElement | null = document.getElementById(mainId)) {
  const focused = document.activeElement;
  if (!focused || focused === document.body) element?.focus({ preventScroll: true });
}
