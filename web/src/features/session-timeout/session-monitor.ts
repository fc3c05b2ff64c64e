import { endSession, notifyEnd, returningUserKey } from '../../entities/session/end-session.ts';
import {
  isActiveSinceRefresh,
  readLastActivity,
  writeLastActivity,
} from '../../entities/session/last-activity.ts';
import { readUser, userChangeEvent } from '../../entities/session/stored-user.ts';
import { sessionTimings } from '../../entities/session/timings.ts';
import { refreshOrEnd } from '../../entities/session/tokens/refresh-or-end.ts';
import { refreshTokens } from '../../entities/session/tokens/refresh-tokens.ts';
import { readTimeLeft } from '../../entities/session/tokens/token.ts';
import type { User } from '../../entities/session/user-record.ts';
import { removeDrafts } from '../../lib/browser/storage.ts';
import { bareClient } from '../../lib/http/api-client.ts';
import { getUntranslatedLang } from '../../lib/i18n/locale.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { watchInactivity } from './watch-inactivity.ts';

const activityEvents = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'click', 'scroll'];

const clock = {
  now: Date.now,
  wait(act: () => void, ms: number) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

interface Parts {
  user: User;
  onWarning: (msLeft: number | null) => void;
}

export function startSessionMonitor({ user, onWarning }: Parts) {
  const endWith = (reason: 'away' | 'inactivity') => endSession(reason, readUser() ?? user);
  const watch = watchInactivity({
    clock,
    sharedDevice: user.sharedDevice,
    isHidden: () => document.hidden,
    activity: { read: readLastActivity, write: writeLastActivity },
    onWarning,
    onOver: endWith,
  });
  const listening = new AbortController();
  const { signal } = listening;

  let isEndedHere = false;
  addEventListener(userChangeEvent, () => (isEndedHere = !readUser()), { signal });
  let returningUserId: string | undefined;
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === returningUserKey) returningUserId = newValue ?? returningUserId;
      if (readUser()) watch.recheck();
      else removeDrafts(returningUserId);
    },
    // `capture`: before React's subscription, which stops this monitor when the user is gone.
    { signal, capture: true },
  );
  addEventListener('pageshow', handleVisibility, { signal });
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  for (const event of activityEvents) {
    addEventListener(event, watch.recordActivity, { signal, capture: true, passive: true });
  }
  const refreshTimer = setInterval(() => void refreshIfActive(), sessionTimings.refreshBeforeExpiry / 2);

  function handleVisibility() {
    if (document.hidden) watch.handleHidden();
    else watch.handleVisible();
  }

  /** Two tabs may end the session in the same second: the second one still gives the reason. */
  function notifyEndFromOtherTab() {
    notifyEnd(!watch.wasOver() ? 'other-tab' : document.hidden ? 'away' : 'inactivity');
  }

  return {
    async extend() {
      watch.reset();
      const extended = readUser() ?? user;
      const fail = (failed: User) => endSession('extend-failed', failed);
      try {
        await refreshOrEnd(bareClient, extended, fail);
        const lang = getUntranslatedLang('session_extended');
        notify({ message: m.session_extended(), type: 'positive', timeout: 2000, lang });
      } catch {
        // Does nothing if another tab has started another session.
        fail(extended);
      }
    },
    logOut: () => endSession('warning-logout', readUser() ?? user),
    stop() {
      watch.stop();
      listening.abort();
      clearInterval(refreshTimer);
      if (!readUser() && !isEndedHere) notifyEndFromOtherTab();
    },
  };
}

/** Keeps the session of someone who reads without making calls. */
async function refreshIfActive() {
  const user = readUser();
  if (!user || document.hidden) return;
  if (readTimeLeft(user.token, Date.now()) > sessionTimings.refreshBeforeExpiry) return;
  if (!isActiveSinceRefresh(user)) return;
  await refreshTokens(bareClient, user, (refused) => endSession('refresh-failed', refused)).catch(() => {});
}
