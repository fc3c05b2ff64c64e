import { pages } from '@parpaing/contract/pages';
import { useSyncExternalStore } from 'react';
import { tryStorage } from '../../lib/browser/storage.ts';
import { type ListQuery, parseListQuery } from './list-query.ts';

const searchKey = 'last-search';
const entryKey = 'last-search-entry';

/** React Router numbers the entries of the history. */
const readEntry = (): number => Number(history.state?.idx);

export function saveLastSearch(search: string) {
  tryStorage(() => {
    sessionStorage.setItem(searchKey, search);
    sessionStorage.setItem(entryKey, String(readEntry()));
  });
}

/** Going back restores the position in the list, which a link does not. */
export const isListOneStepBack = (): boolean =>
  tryStorage(() => Number(sessionStorage.getItem(entryKey)) === readEntry() - 1) ?? false;

const readSearch = () => tryStorage(() => sessionStorage.getItem(searchKey));
const subscribeToNothing = () => () => {};

const readNothing = () => null;

/** Where it is not needed, reading it would only render the header a second time. */
function useLastSearch(isNeeded = true): string | null {
  return useSyncExternalStore(subscribeToNothing, isNeeded ? readSearch : readNothing, readNothing);
}

export const useHasLastList = (): boolean => useLastSearch() !== null;

export const useLastListAddress = (): string => pages.materials + (useLastSearch() ?? '');

const parseSearch = (search: string | null | undefined): ListQuery =>
  parseListQuery(new URLSearchParams(search ?? ''));

export const readLastQuery = (): ListQuery => parseSearch(readSearch());

export const useLastWords = (isNeeded: boolean): string | undefined => parseSearch(useLastSearch(isNeeded)).q;
