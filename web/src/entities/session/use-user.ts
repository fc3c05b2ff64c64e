import { useMemo, useSyncExternalStore } from 'react';
import { parseUser, readStoredUser, subscribeToUser } from './stored-user.ts';

/** Null on the server and until hydration: pages are cached as a guest sees them. */
export function useUser() {
  const stored = useSyncExternalStore(subscribeToUser, readStoredUser, () => null);
  return useMemo(() => parseUser(stored), [stored]);
}
