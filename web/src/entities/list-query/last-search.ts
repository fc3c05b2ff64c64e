import { pages } from '@parpaing/contract/pages';
import { useSyncExternalStore } from 'react';

const searchKey = 'last-search';

/** Of this tab: what a link back to the list returns to. */
export function keepSearch(search: string) {
  try {
    sessionStorage.setItem(searchKey, search);
  } catch {
    // Without storage links lead to the whole list.
  }
}

function readAddress(): string {
  try {
    return pages.materials + (sessionStorage.getItem(searchKey) ?? '');
  } catch {
    return pages.materials;
  }
}

const never = () => () => {};

/** The list as it was last looked at in this tab; all of it on the server, which cannot know. */
export function useLastList(): string {
  return useSyncExternalStore(never, readAddress, () => pages.materials);
}
