import { useSyncExternalStore } from 'react';
import { logError } from '../../lib/browser/log.ts';
import { oneAtATime } from '../../lib/browser/one-at-a-time.ts';
import { api } from '../session/api.ts';
import { isIdle } from '../session/last-activity.ts';
import { onLive } from '../session/live.ts';
import { readUser, subscribeToUser } from '../session/stored-user.ts';

/** A tab left for longer has its figure asked for again, even where no stream can be kept. */
const staleMs = 60_000;

let count = 0;
let owner: string | undefined;
let askedAt = 0;
const followers = new Set<() => void>();
let stop = () => {};

/** Conversations with something unread, of the member logged in here. */
export function useUnread(): number {
  return useSyncExternalStore(subscribe, readCount, () => 0);
}

const readCount = () => count;

function subscribe(follower: () => void) {
  followers.add(follower);
  if (followers.size === 1) stop = follow();
  return () => {
    followers.delete(follower);
    if (followers.size === 0) stop();
  };
}

function follow() {
  const unsubscribe = [onLive(() => void ask()), subscribeToUser(followUser)];
  document.addEventListener('visibilitychange', askIfStale);
  owner = undefined;
  followUser();
  return () => {
    for (const end of unsubscribe) end();
    document.removeEventListener('visibilitychange', askIfStale);
  };
}

function followUser() {
  const id = readUser()?.id;
  if (id === owner) return;
  owner = id;
  setCount(0);
  void ask();
}

function askIfStale() {
  if (!document.hidden && Date.now() - askedAt > staleMs) void ask();
}

const ask = oneAtATime(async () => {
  const user = readUser();
  // A session about to end says so itself, in its own words.
  if (!user || isIdle(user)) return;
  askedAt = Date.now();
  try {
    const answer = await api.call('countUnread', {});
    if (owner === user.id) setCount(answer.count);
  } catch (error) {
    // The figure shown stays; a session that ended has said so itself.
    if (readUser()?.id === user.id) logError('unread messages', error);
  }
});

function setCount(counted: number) {
  count = counted;
  for (const follower of followers) follower();
}
