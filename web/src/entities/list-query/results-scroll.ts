import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { restoreFocus } from '../../ui/restore-focus.ts';
import { parseListQuery } from './list-query.ts';

export const resultsId = 'results';
export const stripId = 'search-strip';
export const needBarId = 'need-bar';
export const paginationId = 'pagination';
const delayMs = { newPath: 800, samePath: 400 };
const offsetPx = { wide: 30, narrow: 15 };
const narrowBelowPx = 768;
/** In window heights. Farther, it jumps: a smooth scroll would take two seconds. */
const farWindows = 2;

export function isResultsScrollRequested(search: string): boolean {
  return parseListQuery(new URLSearchParams(search)).scroll === true;
}

export function scheduleResultsScroll({ hasNewPath }: { hasNewPath: boolean }): () => void {
  const lead = () => {
    const results = document.getElementById(resultsId);
    if (!results) return;
    scrollToResults(results);
    if (!hasNewPath) focusAfterPageNumber(results);
  };
  const timer = setTimeout(lead, hasNewPath ? delayMs.newPath : delayMs.samePath);
  return () => clearTimeout(timer);
}

function scrollToResults(results: HTMLElement) {
  const strip = document.getElementById(stripId);
  const covered = (strip?.offsetHeight ?? 0) + getNeedBarHeight();
  const offset = covered + (innerWidth < narrowBelowPx ? offsetPx.narrow : offsetPx.wide);
  const distance = results.getBoundingClientRect().top - offset;
  const isFar = Math.abs(distance) > farWindows * innerHeight;
  scrollTo({
    top: distance + scrollY,
    behavior: isFar || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}

/** The link is now off screen, or was removed with the old list. */
function focusAfterPageNumber(results: HTMLElement) {
  if (document.activeElement?.closest(`#${paginationId}`)) results.focus({ preventScroll: true });
  else restoreFocus(results);
}

/** On a phone and beside a map it scrolls away. */
function getNeedBarHeight(): number {
  const bar = document.getElementById(needBarId);
  return bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
}

/** Back, forward and reload restore the scroll position instead (DESIGN §3.16). */
export function useResultsScroll() {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same search is submitted again.
  useEffect(() => {
    const isFirst = shownPath.current === undefined;
    const hasNewPath = shownPath.current !== pathname;
    shownPath.current = pathname;
    const isNew = type === 'POP' ? isFirst && isOpened() : true;
    if (isNew && isResultsScrollRequested(search)) return scheduleResultsScroll({ hasNewPath });
  }, [key, pathname, search, type]);
}

function isOpened() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}
