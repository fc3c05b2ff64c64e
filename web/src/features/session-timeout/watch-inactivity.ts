import { sessionTimings } from '../../entities/session/timings.ts';
import { getIdleState, type IdleState } from './idle-state.ts';

interface Clock {
  now(): number;
  wait(act: () => void, ms: number): () => void;
}

interface Parts {
  clock: Clock;
  sharedDevice: boolean;
  isHidden: () => boolean;
  activity: { read(): number; write(time: number): void };
  onWarning: (msLeft: number | null) => void;
  onOver: (why: 'away' | 'inactivity') => void;
}

/** Everything follows from the time and the shared last activity, so that tabs agree. */
export function watchInactivity({ clock, sharedDevice, isHidden, activity, onWarning, onOver }: Parts) {
  let lastActivity = activity.read();
  let lastRecorded = 0;
  let cancelCheck = () => {};
  let isStopped = false;

  function assess(): IdleState {
    lastActivity = activity.read();
    return getIdleState({ now: clock.now(), lastActivity, sharedDevice, isHidden: isHidden() });
  }

  function check(reason: 'away' | 'inactivity'): boolean {
    if (isStopped) return false;
    cancelCheck();
    const { status, msLeft, nextCheck } = assess();
    if (status === 'over') {
      stop();
      onOver(reason);
      return false;
    }
    onWarning(status === 'warning' ? msLeft : null);
    cancelCheck = clock.wait(recheck, nextCheck);
    return status === 'active';
  }

  /** A closing page cannot finish anything, so nothing is decided here. */
  function handleHidden() {
    if (isStopped) return;
    cancelCheck();
    cancelCheck = clock.wait(recheck, assess().nextCheck);
  }

  function recheck() {
    check(isHidden() ? 'away' : 'inactivity');
  }

  function reset() {
    lastRecorded = clock.now();
    activity.write(lastRecorded);
    recheck();
  }

  function handleVisible() {
    if (check('away')) reset();
  }

  /** While the warning is shown only `reset` prevents the end. */
  function recordActivity() {
    if (clock.now() - lastRecorded < sessionTimings.activityWriteInterval) return;
    if (check('inactivity')) reset();
  }

  function stop() {
    isStopped = true;
    cancelCheck();
  }

  handleVisible();
  return {
    handleVisible,
    handleHidden,
    recordActivity,
    recheck,
    reset,
    stop,
    /** Uses the last value read: the tab that ended the session has erased it. */
    wasOver: () =>
      getIdleState({ now: clock.now(), lastActivity, sharedDevice, isHidden: isHidden() }).status === 'over',
  };
}
