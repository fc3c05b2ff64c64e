import { getIdleLimit } from '../../entities/session/last-activity.ts';
import { sessionTimings } from '../../entities/session/timings.ts';

interface Situation {
  now: number;
  lastActivity: number;
  sharedDevice: boolean;
  isHidden: boolean;
}

export interface Idleness {
  verdict: 'active' | 'warning' | 'over';
  msLeft: number;
  /** When to look again, in milliseconds. */
  nextCheck: number;
}

/** SPEC §4 in one place: a session of its own has a warning, one on a shared device the simple guard. */
export function assessIdleness({ now, lastActivity, sharedDevice, isHidden }: Situation): Idleness {
  const msLeft = Math.max(lastActivity + getIdleLimit({ sharedDevice }) - now, 0);
  const isWarned = !sharedDevice && msLeft <= sessionTimings.warningDuration;
  const verdict = msLeft === 0 ? 'over' : isWarned ? 'warning' : 'active';
  return { verdict, msLeft, nextCheck: findNextCheck() };

  function findNextCheck() {
    if (sharedDevice) return sessionTimings.sharedCheckInterval;
    if (isHidden) return sessionTimings.hiddenCheckInterval;
    // The countdown shows whole seconds.
    return isWarned ? msLeft % 1000 || 1000 : msLeft - sessionTimings.warningDuration;
  }
}
