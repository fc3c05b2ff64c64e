import { LRUCache } from 'lru-cache';
import type { ChangedMaterials } from '../../db/announcements.ts';
import { shareOf } from '../../lib/share.ts';
import { HttpError } from '../errors.ts';
import type { Answer } from './answer.ts';

export interface Freshness {
  /** The id of a material or `anyMaterial`: once it changed, the answer is made again. */
  changesWith?: string;
  /** Whether an answer older than 5 s is given while a new one is made, and as long as that fails. */
  givesStale: boolean;
}

interface KeptAnswer {
  answer: Answer;
  /** When its loading began: what changed since may be missing. */
  readAt: number;
}

interface Loading {
  answer: Promise<Answer>;
  readAt: number;
  readers: number;
  abandon: AbortController;
}

/** The signal is aborted when all who waited for the answer have left. */
type Load = (signal: AbortSignal) => Promise<Answer>;

export type AnswerCache = ReturnType<typeof createAnswerCache>;

export const anyMaterial = '*';

/** A language, then the only spelling of a path without parameters. */
const plainKey = /^(\S* )?\/[a-z\d./_-]*\?$/;
const notYet = Number.NEGATIVE_INFINITY;
const freshMs = 5000;
/** The same as the pages' own `stale-while-revalidate`. */
const staleMs = 600_000;
const maxChangedMaterials = 20_000;
const maxBytes = 32 * 1024 * 1024;
const encodedFactor = 1.4;
const answerOverheadBytes = 2000;
/** Above this the database is slow or away: loading the answer again would only make every reader wait twice. */
const immediateRefusalMs = 200;

interface Options {
  workers?: number;
  clock?: { now(): number };
}

/** For answers that are the same for all readers of a key. Readers who come together wait for one load. */
export function createAnswerCache({ workers = 1, clock = performance }: Options = {}) {
  // Two stores, so that a flood of invented query strings cannot evict the answers that everyone reads.
  const plain = createStore(shareOf(maxBytes, workers));
  const withQuery = createStore(shareOf(maxBytes, workers));
  const inFlight = new Map<string, Loading>();
  const changedAt = new LRUCache<string, number>({ max: maxChangedMaterials });
  let anyChangedAt = notYet;
  let allChangedAt = notYet;

  function lastChange({ changesWith }: Freshness): number {
    if (changesWith === undefined) return notYet;
    if (changesWith === anyMaterial) return anyChangedAt;
    return Math.max(allChangedAt, changedAt.get(changesWith) ?? notYet);
  }

  function refresh(key: string, freshness: Freshness, load: Load, signal?: AbortSignal): Promise<Answer> {
    const known = inFlight.get(key);
    if (known && known.readAt > lastChange(freshness)) return join(known, key, load, signal);
    const abandon = new AbortController();
    const loading: Loading = {
      readAt: clock.now(),
      answer: loadAndStore(key, load, abandon.signal),
      readers: 0,
      abandon,
    };
    inFlight.set(key, loading);
    const end = () => endLoading(key, loading);
    loading.answer.then(end, end);
    countReader(key, loading, signal);
    return loading.answer;
  }

  function endLoading(key: string, loading: Loading) {
    if (inFlight.get(key) === loading) inFlight.delete(key);
  }

  function countReader(key: string, loading: Loading, signal?: AbortSignal) {
    loading.readers++;
    const leave = () => {
      if (--loading.readers > 0) return;
      endLoading(key, loading);
      loading.abandon.abort(signal?.reason);
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  }

  /** Where a queue refused the first reader, the others take their own place in it. */
  async function join(loading: Loading, key: string, load: Load, signal = new AbortController().signal) {
    const start = clock.now();
    countReader(key, loading, signal);
    try {
      const answer = await loading.answer;
      if (answer.status !== 503 || clock.now() - start >= immediateRefusalMs) return answer;
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status === 503;
      if (!isRefused || clock.now() - start >= immediateRefusalMs) throw error;
    }
    return loadAndStore(key, load, signal);
  }

  async function loadAndStore(key: string, load: Load, signal: AbortSignal): Promise<Answer> {
    const readAt = clock.now();
    const answer = await load(signal);
    if (answer.mayBeKept) storeFor(key).set(key, { answer, readAt });
    else if (!isFailure(answer)) storeFor(key).delete(key);
    return answer;
  }

  const storeFor = (key: string) => (plainKey.test(key) ? plain : withQuery);

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

    async get(key: string, freshness: Freshness, load: Load, signal?: AbortSignal): Promise<Answer> {
      const kept = findUnchanged(key, freshness);
      if (kept && isFresh(kept)) return kept.answer;
      const refreshing = refresh(key, freshness, load, signal);
      if (!kept || !freshness.givesStale) return refreshing;
      const refreshed = refreshing.then(
        (answer) => (isFailure(answer) ? kept.answer : answer),
        () => kept.answer,
      );
      const mayBeStale = clock.now() - kept.readAt < staleMs && kept.readAt > anyChangedAt;
      return mayBeStale ? kept.answer : refreshed;
    },

    forget(changed: ChangedMaterials) {
      anyChangedAt = clock.now();
      if (changed === 'all') allChangedAt = anyChangedAt;
      else for (const id of changed) changedAt.set(id, anyChangedAt);
    },
  };
}

export function normaliseAddress(url: string, ignored?: string): string {
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  const query = start < 0 ? '' : url.slice(start + 1);
  const parameters = query.split('&').filter((pair) => pair && nameOf(pair) !== ignored);
  parameters.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other))));
  return `${path}?${parameters.join('&')}`;
}

const nameOf = (pair: string) => pair.split('=', 1)[0] as string;

const isFailure = ({ status, mayBeKept }: Answer) => status >= 500 || (status === 200 && !mayBeKept);

function createStore(maxSize: number) {
  return new LRUCache<string, KeptAnswer>({
    maxSize,
    sizeCalculation: ({ answer }, key) =>
      Math.ceil(answerOverheadBytes + key.length + answer.bytes * encodedFactor),
  });
}
