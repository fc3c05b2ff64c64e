import { pages } from '@parpaing/contract/pages';
import { useSyncExternalStore } from 'react';
import { tryStorage } from '../../lib/browser/storage.ts';

const searchKey = 'last-search';

export function saveLastSearch(search: string) {
  tryStorage(() => sessionStorage.setItem(searchKey, search));
}

function readAddress(): string {
  return pages.materials + (tryStorage(() => sessionStorage.getItem(searchKey)) ?? '');
}

const subscribeToNothing = () => () => {};

export function useLastListAddress(): string {
  return useSyncExternalStore(subscribeToNothing, readAddress, () => pages.materials);
}
