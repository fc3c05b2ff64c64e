import { LRUCache } from 'lru-cache';
import { HttpError } from '../errors.ts';
import type { ChangedMaterials } from '../modules/stream/announcements.ts';
import { shareOf } from '../share.ts';
import type { Answer } from './answer.ts';

export interface Freshness {
  /** The id of a material or `anyMaterial`: once it changed, the answer is made again. */
  changesWith?: string;
  /** Whether an answer older than 5 s is given while a new one is made, and as long as that fails. */
  givesStale: boolean;
}

interface KeptAnswer {
  answer: Answer;
  /** When its making began: what changed since may be missing. */
  readAt: number;
}

interface Making {
  answer: Promise<Answer>;
  readAt: number;
  readers: number;
  abandon: AbortController;
}

/** The signal is aborted when all who waited for the answer have left. */
type Make = (signal: AbortSignal) => Promise<Answer>;

export type AnswerCache = ReturnType<typeof createAnswerCache>;

export const anyMaterial = '*';

const never = Number.NEGATIVE_INFINITY;
const freshMs = 5000;
/** The same as the pages' own `stale-while-revalidate`. */
const staleMs = 600_000;
const maxChangedMaterials = 20_000;
const maxBytes = 32 * 1024 * 1024;
const encodedFactor = 1.4;
/** Above this the database is slow or away: making the answer again would only make every reader wait twice. */
const immediateRefusalMs = 200;

interface Options {
  workers?: number;
  clock?: { now(): number };
}

/** For answers that are the same for all readers of a key. Readers who come together wait for one making. */
export function createAnswerCache({ workers = 1, clock = performance }: Options = {}) {
  // Two stores, so that a flood of invented query strings cannot evict the answers that everyone reads.
  const plain = createStore(shareOf(maxBytes, workers));
  const withQuery = createStore(shareOf(maxBytes, workers));
  const inFlight = new Map<string, Making>();
  const changedAt = new LRUCache<string, number>({ max: maxChangedMaterials });
  let anyChangedAt = never;
  let allChangedAt = never;

  function lastChange({ changesWith }: Freshness): number {
    if (changesWith === undefined) return never;
    if (changesWith === anyMaterial) return anyChangedAt;
    return Math.max(allChangedAt, changedAt.get(changesWith) ?? never);
  }

  function renew(key: string, freshness: Freshness, make: Make, signal?: AbortSignal): Promise<Answer> {
    const known = inFlight.get(key);
    if (known && known.readAt > lastChange(freshness)) return join(known, key, make, signal);
    const abandon = new AbortController();
    const making: Making = {
      readAt: clock.now(),
      answer: keep(key, make, abandon.signal),
      readers: 0,
      abandon,
    };
    inFlight.set(key, making);
    const end = () => endMaking(key, making);
    making.answer.then(end, end);
    countReader(key, making, signal);
    return making.answer;
  }

  function endMaking(key: string, making: Making) {
    if (inFlight.get(key) === making) inFlight.delete(key);
  }

  function countReader(key: string, making: Making, signal?: AbortSignal) {
    making.readers++;
    const leave = () => {
      if (--making.readers > 0) return;
      endMaking(key, making);
      making.abandon.abort(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
  }

  /** A queue refused the first reader; the others have their own place in it. */
  async function join(making: Making, key: string, make: Make, signal = new AbortController().signal) {
    const start = clock.now();
    countReader(key, making, signal);
    try {
      const answer = await making.answer;
      if (answer.status !== 503 || clock.now() - start >= immediateRefusalMs) return answer;
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status === 503;
      if (!isRefused || clock.now() - start >= immediateRefusalMs) throw error;
    }
    return keep(key, make, signal);
  }

  async function keep(key: string, make: Make, signal: AbortSignal): Promise<Answer> {
    const readAt = clock.now();
    const answer = await make(signal);
    if (answer.isKept) storeFor(key).set(key, { answer, readAt });
    else if (!isFailure(answer)) storeFor(key).delete(key);
    return answer;
  }

  const storeFor = (key: string) => (key.endsWith('?') ? plain : withQuery);

  function findUnchanged(key: string, freshness: Freshness): KeptAnswer | undefined {
    const kept = storeFor(key).get(key);
    return kept && kept.readAt > lastChange(freshness) ? kept : undefined;
  }

  const isFresh = ({ readAt }: KeptAnswer) => clock.now() - readAt < freshMs;

  return {
    find(key: string, freshness: Freshness): Answer | undefined {
      const kept = findUnchanged(key, freshness);
      return kept && isFresh(kept) ? kept.answer : undefined;
    },

    async get(key: string, freshness: Freshness, make: Make, signal?: AbortSignal): Promise<Answer> {
      const kept = findUnchanged(key, freshness);
      if (kept && isFresh(kept)) return kept.answer;
      const renewal = renew(key, freshness, make, signal);
      if (!kept || !freshness.givesStale) return renewal;
      const renewed = renewal.then(
        (answer) => (isFailure(answer) ? kept.answer : answer),
        () => kept.answer,
      );
      const mayBeStale = clock.now() - kept.readAt < staleMs && kept.readAt > anyChangedAt;
      return mayBeStale ? kept.answer : renewed;
    },

    forget(changed: ChangedMaterials) {
      anyChangedAt = clock.now();
      if (changed === 'all') allChangedAt = anyChangedAt;
      else for (const id of changed) changedAt.set(id, anyChangedAt);
    },
  };
}

/** The same address whatever the order of its parameters. */
export function normaliseAddress(url: string, ignored?: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = query.split('&').filter((pair) => pair && nameOf(pair) !== ignored);
  parameters.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other))));
  return `${path}?${parameters.join('&')}`;
}

const nameOf = (pair: string) => pair.split('=', 1)[0] as string;

const isFailure = ({ status, isKept }: Answer) => status >= 500 || (status === 200 && !isKept);

function createStore(maxSize: number) {
  return new LRUCache<string, KeptAnswer>({
    maxSize,
    sizeCalculation: ({ answer }, key) => Math.ceil(key.length + answer.bytes * encodedFactor),
  });
}
