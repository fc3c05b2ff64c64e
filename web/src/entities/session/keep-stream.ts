import { calls } from '@parpaing/contract/calls';
import type { StreamEvent } from '@parpaing/contract/schemas';
import { takeEvents } from '../../lib/http/server-sent-events.ts';
import { readUser, userChange } from './stored-user.ts';
import { sessionTimings } from './timings.ts';
import { bearer, readTimeLeft } from './token.ts';
import type { User } from './user-record.ts';

/** After a gap nobody knows what was missed: whoever shows something of the server's asks again. */
export type LiveEvent = StreamEvent | { kind: 'resync' };

type Share = (event: LiveEvent) => void;

const longestDelay = 60_000;
/** One that lasted this long was not refused: the next is asked for in a second. */
const steady = 60_000;
/** The server says something every 25 s: a silence this long is a connection that was lost. */
const longestSilence = 60_000;

/** Reads the member's stream, again and again, whenever there is a member to read it. */
export async function keepStream(signal: AbortSignal, share: Share): Promise<void> {
  let failures = 0;
  let refused: string | undefined;
  while (!signal.aborted) {
    const reader = findReader();
    if (!reader || reader.token === refused) {
      await wait(signal, ['online', 'storage', userChange]);
      continue;
    }
    const since = Date.now();
    if (!(await readStream(reader, signal, share))) refused = reader.token;
    failures = Date.now() - since < steady ? failures + 1 : 0;
    const delay = Math.min(1000 * 2 ** failures, longestDelay);
    await wait(signal, ['online'], delay * (0.5 + Math.random() / 2));
  }
}

/**
 * Streams are never activity (DESIGN §3.2): none renews a token, nor lasts until a call caused by what it says would.
 * Whoever is active has theirs renewed, and then listens again.
 */
function findReader(): User | null {
  const user = readUser();
  return navigator.onLine && user && readTimeToListen(user) > 0 ? user : null;
}

const readTimeToListen = ({ token }: User) => readTimeLeft(token, Date.now()) - sessionTimings.refreshAhead;

/** Until it ends. False when the token is good for none: whoever is active gets another by their next call. */
async function readStream(reader: User, signal: AbortSignal, share: Share): Promise<boolean> {
  const reading = new AbortController();
  const leave = () => reading.abort();
  const followUser = () => readUser()?.id !== reader.id && leave();
  signal.addEventListener('abort', leave, { signal: reading.signal });
  addEventListener('offline', leave, { signal: reading.signal });
  for (const event of ['storage', userChange])
    addEventListener(event, followUser, { signal: reading.signal });
  const end = setTimeout(leave, readTimeToListen(reader));
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    const { status, ok, body } = await fetch(calls.openStream.path, {
      headers: bearer(reader),
      signal: reading.signal,
    });
    if (!ok || !body) return status !== 401;
    share({ kind: 'resync' });
    const chunks = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; ; ) {
      silence = setTimeout(leave, longestSilence);
      const { value, done } = await chunks.read();
      clearTimeout(silence);
      if (done) return true;
      const { events, rest } = takeEvents(text + value);
      for (const event of events) share(JSON.parse(event) as StreamEvent);
      text = rest;
    }
  } catch {
    // A connection is lost, or nobody listens any more: the caller sees which.
    return true;
  } finally {
    clearTimeout(end);
    clearTimeout(silence);
    leave();
  }
}

/** Until one of these events, the time or the signal. */
function wait(signal: AbortSignal, events: string[], ms?: number): Promise<void> {
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
