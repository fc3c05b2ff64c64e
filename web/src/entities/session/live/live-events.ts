import { logError } from '../../../lib/browser/log.ts';
import { refetchFailed } from '../calls/query-client.ts';
import { type LiveEvent, readEventStream } from './event-stream.ts';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
let stop = () => {};

/**
 * Events of the member's stream, whichever tab reads it. `resync` means that events from before `requestedAt`
 * may have been missed. Import it from code loaded for members only.
 */
export function subscribeToLiveEvents(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) stop = startListening();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function notifyListeners(event: LiveEvent) {
  if (event.kind === 'resync') refetchFailed();
  for (const listener of listeners) {
    try {
      listener(event);
    } catch (error) {
      logError('live', error);
    }
  }
}

/** One visible tab reads for all of them: browsers suspend hidden tabs. */
function startListening() {
  const listening = new AbortController();
  const otherTabs = new BroadcastChannel('live');
  otherTabs.onmessage = ({ data }: MessageEvent<LiveEvent>) => notifyListeners(data);
  let releaseStream = () => {};
  function updateReader() {
    releaseStream();
    if (!document.hidden) releaseStream = readStreamForAllTabs(otherTabs);
  }
  document.addEventListener('visibilitychange', updateReader, { signal: listening.signal });
  updateReader();
  return () => {
    listening.abort();
    releaseStream();
    otherTabs.close();
  };
}

function readStreamForAllTabs(otherTabs: BroadcastChannel) {
  const leading = new AbortController();
  const { signal } = leading;
  if (navigator.locks) {
    const publish = (event: LiveEvent) => {
      otherTabs.postMessage(event);
      notifyListeners(event);
    };
    // Aborting the request for a lock rejects it, which is not a failure.
    navigator.locks.request('live', { signal }, () => readEventStream(signal, publish)).catch(() => {});
  } else {
    // Web Locks need a secure context: without them each tab reads its own stream.
    void readEventStream(signal, notifyListeners);
  }
  return () => leading.abort();
}
