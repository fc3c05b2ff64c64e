import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scheduleResultsScroll, wantsResults } from './results-scroll.ts';

/** Back, forward and reloads keep the position they had (DESIGN §3.16); an address just opened is a new one. */
export function useResultsScroll() {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same search sent again has a key of its own.
  useEffect(() => {
    const isFirst = shownPath.current === undefined;
    const hasNewPath = shownPath.current !== pathname;
    shownPath.current = pathname;
    const isNew = type === 'POP' ? isFirst && isOpened() : true;
    if (isNew && wantsResults(search)) return scheduleResultsScroll({ hasNewPath });
  }, [key, pathname, search, type]);
}

function isOpened() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}
