import { useSyncExternalStore } from 'react';
import { coalesceCalls } from '../../lib/browser/coalesce-calls.ts';
import { logError } from '../../lib/browser/log.ts';
import { api } from '../session/api.ts';
import { isIdle } from '../session/last-activity.ts';
import { subscribeToLiveEvents } from '../session/live-events.ts';
import { readUser, subscribeToUser } from '../session/stored-user.ts';

/**
 * Fetched again when the tab becomes visible after this long, because the event stream may have been down.
 */
const staleMs = 60_000;

let count = 0;
let owner: string | undefined;
let fetchedAt = 0;
const listeners = new Set<() => void>();
let stop = () => {};

export function useUnreadCount(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0);
}

const readCount = () => count;

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) stop = startFetching();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function startFetching() {
  const unsubscribers = [subscribeToLiveEvents(() => void fetchCount()), subscribeToUser(handleUserChange)];
  document.addEventListener('visibilitychange', fetchIfStale);
  owner = undefined;
  handleUserChange();
  return () => {
    for (const end of unsubscribers) end();
    document.removeEventListener('visibilitychange', fetchIfStale);
  };
}

function handleUserChange() {
  const id = readUser()?.id;
  if (id === owner) return;
  owner = id;
  setCount(0);
  void fetchCount();
}

function fetchIfStale() {
  if (!document.hidden && Date.now() - fetchedAt > staleMs) void fetchCount();
}

const fetchCount = coalesceCalls(async () => {
  const user = readUser();
  if (!user || isIdle(user)) return;
  fetchedAt = Date.now();
  try {
    const answer = await api.call('countUnread', {});
    if (owner === user.id) setCount(answer.count);
  } catch (error) {
    if (readUser()?.id === user.id) logError('unread messages', error);
  }
});

function setCount(counted: number) {
  count = counted;
  for (const listener of listeners) listener();
}
