import { endSession, notifyEnd } from '../../entities/session/end-session.ts';
import { readLastActivity, writeLastActivity } from '../../entities/session/last-activity.ts';
import { refreshOrEnd } from '../../entities/session/refresh-or-end.ts';
import { refreshTokens } from '../../entities/session/refresh-tokens.ts';
import { readUser, userChangeEvent } from '../../entities/session/stored-user.ts';
import { sessionTimings } from '../../entities/session/timings.ts';
import { readClaims, readTimeLeft } from '../../entities/session/token.ts';
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

/** Runs as long as somebody is logged in. */
export function keepSession({ user, onWarning }: Parts) {
  const end = (why: 'away' | 'inactivity') => endSession(why, readUser() ?? user);
  const watch = watchInactivity({
    clock,
    sharedDevice: user.sharedDevice,
    isHidden: () => document.hidden,
    activity: { read: readLastActivity, write: writeLastActivity },
    onWarning,
    onOver: end,
  });
  const listening = new AbortController();
  const { signal } = listening;

  let isEndedHere = false;
  addEventListener(userChangeEvent, () => (isEndedHere = !readUser()), { signal });
  addEventListener(
    'storage',
    () => {
      if (readUser()) watch.recheck();
      else removeDrafts();
    },
    { signal },
  );
  addEventListener('pageshow', followVisibility, { signal });
  document.addEventListener('visibilitychange', followVisibility, { signal });
  for (const event of activityEvents) {
    addEventListener(event, watch.noteActivity, { signal, capture: true, passive: true });
  }
  const renewing = setInterval(() => void renewAhead(), sessionTimings.refreshBeforeExpiry / 2);

  function followVisibility() {
    if (document.hidden) watch.goAway();
    else watch.comeBack();
  }

  /** Two tabs may find the session over in the same second; the later one still says why. */
  function tellEndElsewhere() {
    notifyEnd(!watch.wasOver() ? 'other-tab' : document.hidden ? 'away' : 'inactivity');
  }

  return {
    /** « Continue Session », which closes the warning in every tab at once. */
    async extend() {
      watch.reset();
      const extended = readUser() ?? user;
      const fail = (failed: User) => endSession('extend-failed', failed);
      try {
        await refreshOrEnd(bareClient, extended, fail);
        const lang = getUntranslatedLang('session_extended');
        notify({ message: m.session_extended(), type: 'positive', timeout: 2000, lang });
      } catch {
        // Of another session, begun meanwhile in another tab, this says nothing.
        fail(extended);
      }
    },
    logOut: () => endSession('warning-logout', readUser() ?? user),
    stop() {
      watch.stop();
      listening.abort();
      clearInterval(renewing);
      if (!readUser() && !isEndedHere) tellEndElsewhere();
    },
  };
}

/** Whoever reads without calling stays known to the server: renewed once active since the last time. */
async function renewAhead() {
  const user = readUser();
  if (!user || document.hidden) return;
  const { iat = 0 } = readClaims(user.token) ?? {};
  if (readTimeLeft(user.token, Date.now()) > sessionTimings.refreshBeforeExpiry) return;
  if (readLastActivity() < iat * 1000) return;
  // Tried again in a while: nobody waits for it, so a server that does not answer ends no session here.
  await refreshTokens(bareClient, user, (refused) => endSession('refresh-failed', refused)).catch(() => {});
}
