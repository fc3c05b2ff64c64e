import { sessionTimings } from '../../entities/session/timings.ts';
import { assessIdleness, type Idleness } from './assess-idleness.ts';

interface Clock {
  now(): number;
  /** Returns the means to cancel. */
  wait(act: () => void, ms: number): () => void;
}

interface Parts {
  clock: Clock;
  sharedDevice: boolean;
  isHidden: () => boolean;
  /** Shared by all tabs. */
  activity: { read(): number; write(time: number): void };
  /** Null when there is nothing to warn of any more. */
  onWarning: (msLeft: number | null) => void;
  onOver: (why: 'away' | 'inactivity') => void;
}

/** What is shown follows from the time and the last activity alone, so that tabs cannot disagree. */
export function watchInactivity({ clock, sharedDevice, isHidden, activity, onWarning, onOver }: Parts) {
  let lastActivity = activity.read();
  let lastNoted = 0;
  let cancelWait = () => {};
  let isStopped = false;

  function assess(): Idleness {
    lastActivity = activity.read();
    return assessIdleness({ now: clock.now(), lastActivity, sharedDevice, isHidden: isHidden() });
  }

  function check(whyOver: 'away' | 'inactivity'): boolean {
    if (isStopped) return false;
    cancelWait();
    const { verdict, msLeft, nextCheck } = assess();
    if (verdict === 'over') {
      stop();
      onOver(whyOver);
      return false;
    }
    onWarning(verdict === 'warning' ? msLeft : null);
    cancelWait = clock.wait(recheck, nextCheck);
    return verdict === 'active';
  }

  /** The tab is put aside, perhaps for good: what a page says while it is closed is lost, so it decides later. */
  function goAway() {
    if (isStopped) return;
    cancelWait();
    cancelWait = clock.wait(recheck, assess().nextCheck);
  }

  function recheck() {
    check(isHidden() ? 'away' : 'inactivity');
  }

  function reset() {
    lastNoted = clock.now();
    activity.write(lastNoted);
    recheck();
  }

  /** The application starts, or the tab is looked at again. */
  function comeBack() {
    if (check('away')) reset();
  }

  /** While the warning is open nothing but `reset` puts the end off. */
  function noteActivity() {
    if (clock.now() - lastNoted < sessionTimings.activityWriteInterval) return;
    if (check('inactivity')) reset();
  }

  function stop() {
    isStopped = true;
    cancelWait();
  }

  comeBack();
  return {
    comeBack,
    goAway,
    noteActivity,
    recheck,
    reset,
    stop,
    /** As last seen: whoever ended the session has erased the time. */
    wasOver: () =>
      assessIdleness({ now: clock.now(), lastActivity, sharedDevice, isHidden: isHidden() }).verdict ===
      'over',
  };
}
