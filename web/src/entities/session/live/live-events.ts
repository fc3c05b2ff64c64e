import { refetchFailed } from '../calls/query-client.ts';
import { type LiveEvent, readEventStream } from './event-stream.ts';

type Listener = (event: LiveEvent) => void;

/**
 * Events of the member's stream, whichever tab reads it: one visible tab reads for all, because browsers suspend
 * hidden ones. `resync` means that events from before `requestedAt` may have been missed.
 */
export function subscribeToLiveEvents(listener: Listener): () => void {
  const listening = new AbortController();
  const otherTabs = new BroadcastChannel('live');
  const hear: Listener = (event) => {
    if (event.kind === 'resync') refetchFailed();
    listener(event);
  };
  otherTabs.onmessage = ({ data }: MessageEvent<LiveEvent>) => hear(data);
  let releaseStream = () => {};
  function updateReader() {
    releaseStream();
    if (!document.hidden) releaseStream = readStreamForAllTabs(otherTabs, hear);
  }
  document.addEventListener('visibilitychange', updateReader, { signal: listening.signal });
  updateReader();
  return () => {
    listening.abort();
    releaseStream();
    otherTabs.close();
  };
}

function readStreamForAllTabs(otherTabs: BroadcastChannel, hear: Listener) {
  const leading = new AbortController();
  const { signal } = leading;
  if (navigator.locks) {
    const publish = (event: LiveEvent) => {
      otherTabs.postMessage(event);
      hear(event);
    };
    // Aborting the request for a lock rejects it, which is not a failure.
    navigator.locks.request('live', { signal }, () => readEventStream(signal, publish)).catch(() => {});
  } else {
    // Web Locks need a secure context: without them each tab reads its own stream.
    void readEventStream(signal, hear);
  }
  return () => leading.abort();
}
