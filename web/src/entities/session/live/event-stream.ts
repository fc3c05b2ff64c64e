import { calls } from '@parpaing/contract/calls';
import type { StreamEvent } from '@parpaing/contract/schemas';
import { parseEvents } from '../../../lib/http/server-sent-events.ts';
import { readUser, userChangeEvent } from '../stored-user.ts';
import { sessionTimings } from '../timings.ts';
import { bearer, readTimeLeft } from '../tokens/token.ts';
import type { User } from '../user-record.ts';

export type LiveEvent = StreamEvent | { kind: 'resync'; requestedAt: number };

type Publish = (event: LiveEvent) => void;

const maxRetryDelayMs = 60_000;
const stableConnectionMs = 60_000;
/** The server sends something every 25 s. */
const silenceTimeoutMs = 60_000;

export async function readEventStream(signal: AbortSignal, publish: Publish): Promise<void> {
  let failures = 0;
  let refusedToken: string | undefined;
  while (!signal.aborted) {
    const user = findStreamUser();
    if (!user || user.token === refusedToken) {
      await waitForEvent(signal, ['online', 'storage', userChangeEvent]);
      continue;
    }
    const startedAt = Date.now();
    if (!(await readStream(user, signal, publish))) refusedToken = user.token;
    failures = Date.now() - startedAt < stableConnectionMs ? failures + 1 : 0;
    const delay = Math.min(1000 * 2 ** failures, maxRetryDelayMs);
    await waitForEvent(signal, ['online'], delay * (0.5 + Math.random() / 2));
  }
}

/**
 * A stream is not activity (DESIGN §3.2): it never refreshes a token, and it closes before the moment when a
 * call caused by an event would refresh one. Calls of an active user bring a new token, and a new stream.
 */
function findStreamUser(): User | null {
  const user = readUser();
  return navigator.onLine && user && getListeningTime(user) > 0 ? user : null;
}

const getListeningTime = ({ token }: User) =>
  readTimeLeft(token, Date.now()) - sessionTimings.refreshBeforeExpiry;

/** Returns false when the server refuses the token. */
async function readStream(user: User, signal: AbortSignal, publish: Publish): Promise<boolean> {
  const reading = new AbortController();
  const closeStream = () => reading.abort();
  const closeOnUserChange = () => readUser()?.id !== user.id && closeStream();
  signal.addEventListener('abort', closeStream, { signal: reading.signal });
  addEventListener('offline', closeStream, { signal: reading.signal });
  for (const event of ['storage', userChangeEvent])
    addEventListener(event, closeOnUserChange, { signal: reading.signal });
  const closeTimer = setTimeout(closeStream, getListeningTime(user));
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const requestedAt = Date.now();
  try {
    const { status, ok, body } = await fetch(calls.openStream.path, {
      headers: bearer(user),
      signal: reading.signal,
    });
    if (!ok || !body) return status !== 401;
    publish({ kind: 'resync', requestedAt });
    const chunks = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; ; ) {
      silenceTimer = setTimeout(closeStream, silenceTimeoutMs);
      const { value, done } = await chunks.read();
      clearTimeout(silenceTimer);
      if (done) return true;
      const { events, rest } = parseEvents(text + value);
      for (const event of events) publish(JSON.parse(event) as StreamEvent);
      text = rest;
    }
  } catch {
    return true;
  } finally {
    clearTimeout(closeTimer);
    clearTimeout(silenceTimer);
    closeStream();
  }
}

function waitForEvent(signal: AbortSignal, events: string[], ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    }
    for (const event of events) addEventListener(event, done, { signal: waiting.signal });
    signal.addEventListener('abort', done, { signal: waiting.signal });
    if (signal.aborted) done();
  });
}
