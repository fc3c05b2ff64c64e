import { getIdleLimit } from '../../entities/session/last-activity.ts';
import { sessionTimings } from '../../entities/session/timings.ts';

interface Situation {
  now: number;
  lastActivity: number;
  sharedDevice: boolean;
  isHidden: boolean;
}

export interface IdleState {
  status: 'active' | 'warning' | 'over';
  msLeft: number;
  nextCheck: number;
}

/** SPEC §4: a warning on a personal device, a plain limit on a shared one. */
export function getIdleState({ now, lastActivity, sharedDevice, isHidden }: Situation): IdleState {
  const msLeft = Math.max(lastActivity + getIdleLimit({ sharedDevice }) - now, 0);
  const isInWarning = !sharedDevice && msLeft <= sessionTimings.warningDuration;
  const status = msLeft === 0 ? 'over' : isInWarning ? 'warning' : 'active';
  return { status, msLeft, nextCheck: getNextCheck() };

  function getNextCheck() {
    if (sharedDevice) return sessionTimings.sharedCheckInterval;
    if (isHidden) return sessionTimings.hiddenCheckInterval;
    // The countdown shows whole seconds.
    return isInWarning ? msLeft % 1000 || 1000 : msLeft - sessionTimings.warningDuration;
  }
}
