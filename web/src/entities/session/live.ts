import { logError } from '../../lib/browser/log.ts';
import { keepStream, type LiveEvent } from './keep-stream.ts';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let stop = () => {};

/**
 * What happens to the member, as it happens, whichever tab hears it; `resync` once a stream is open, as what happened
 * before was heard by nobody. Only for members: whoever imports this is loaded for them alone.
 */
export function onLive(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) stop = listen();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** One that fails keeps the others from nothing. */
function tell(event: LiveEvent) {
  for (const listener of listeners) {
    try {
      listener(event);
    } catch (error) {
      logError('live', error);
    }
  }
}

/**
 * One tab reads for all, and one that is looked at: some browsers put the others to sleep, and nobody misses what no
 * tab shows.
 */
function listen() {
  const listening = new AbortController();
  const otherTabs = new BroadcastChannel('live');
  otherTabs.onmessage = ({ data }: MessageEvent<LiveEvent>) => tell(data);
  let letGo = () => {};
  function followVisibility() {
    letGo();
    if (!document.hidden) letGo = lead(otherTabs);
  }
  document.addEventListener('visibilitychange', followVisibility, { signal: listening.signal });
  followVisibility();
  return () => {
    listening.abort();
    letGo();
    otherTabs.close();
  };
}

/** Reads for all tabs, in turn. */
function lead(otherTabs: BroadcastChannel) {
  const leading = new AbortController();
  const { signal } = leading;
  if (navigator.locks) {
    const share = (event: LiveEvent) => {
      otherTabs.postMessage(event);
      tell(event);
    };
    // Let go before it was its turn, which is no failure.
    navigator.locks.request('live', { signal }, () => keepStream(signal, share)).catch(() => {});
  } else {
    // Web Locks are for secure contexts only: each tab reads for itself.
    void keepStream(signal, tell);
  }
  return () => leading.abort();
}
