import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

export const searchState = { isSearch: true };

export function useFocusAfterSearch() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const isSearch = Boolean((state as Partial<typeof searchState> | null)?.isSearch);
  const isNew = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same search is submitted again.
  useEffect(() => {
    // The list scrolls to the results itself (`scroll=true`).
    if (isSearch && isNew) heading.current?.focus({ preventScroll: true });
  }, [key, isSearch, isNew]);
  return heading;
}
