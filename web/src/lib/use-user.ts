import { useMemo, useSyncExternalStore } from 'react';
import { parseUser, readStoredUser } from './session.ts';

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** Null on the server and until hydration: pages are cached as a guest sees them. */
export function useUser() {
  const stored = useSyncExternalStore(subscribe, readStoredUser, () => null);
  return useMemo(() => parseUser(stored), [stored]);
}
