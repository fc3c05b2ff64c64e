import { useMemo, useSyncExternalStore } from 'react';
import { parseUser, readUserJson, subscribeToUser } from './stored-user.ts';

/** Null on the server and until hydration, because pages are cached as a guest sees them. */
export function useUser() {
  const stored = useSyncExternalStore(subscribeToUser, readUserJson, () => null);
  return useMemo(() => parseUser(stored), [stored]);
}
