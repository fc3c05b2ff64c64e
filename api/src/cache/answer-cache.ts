import { LRUCache } from 'lru-cache';
import type { ChangedMaterials } from '../db/announcements.ts';
import type { Answer } from '../http/answers/answer.ts';
import { HttpError } from '../http/errors.ts';
import { shareOf } from '../lib/share.ts';
import { answerPolicies, maxAnswerBytes } from './policies.ts';

export interface Asked {
  key: string;
  kind: keyof typeof answerPolicies;
  materialId?: string;
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

/** A language, then the only spelling of a path without parameters. */
const plainKey = /^(\S* )?\/[a-z\d./_-]*\?$/;
const notYet = Number.NEGATIVE_INFINITY;
const maxChangedMaterials = 20_000;
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
  const plain = createStore(shareOf(maxAnswerBytes, workers));
  const withQuery = createStore(shareOf(maxAnswerBytes, workers));
  const inFlight = new Map<string, Loading>();
  const changedAt = new LRUCache<string, number>({ max: maxChangedMaterials });
  let anyChangedAt = notYet;
  let allChangedAt = notYet;

  function lastChange({ kind, materialId = '' }: Asked): number {
    const { changesWith } = answerPolicies[kind];
    if (changesWith === 'nothing') return notYet;
    if (changesWith === 'any material') return anyChangedAt;
    return Math.max(allChangedAt, changedAt.get(materialId) ?? notYet);
  }

  function refresh(asked: Asked, load: Load, signal?: AbortSignal): Promise<Answer> {
    const { key } = asked;
    const known = inFlight.get(key);
    if (known && known.readAt > lastChange(asked)) return join(known, key, load, signal);
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

  /** Where a queue refused the first reader, the others wait in it themselves. */
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

  function findUnchanged(asked: Asked): KeptAnswer | undefined {
    const kept = storeFor(asked.key).get(asked.key);
    return kept && kept.readAt > lastChange(asked) ? kept : undefined;
  }

  const isFresh = ({ kind }: Asked, { readAt }: KeptAnswer) =>
    clock.now() - readAt < answerPolicies[kind].freshMs;

  return {
    find(asked: Asked): Answer | undefined {
      const kept = findUnchanged(asked);
      return kept && isFresh(asked, kept) ? kept.answer : undefined;
    },

    async get(asked: Asked, load: Load, signal?: AbortSignal): Promise<Answer> {
      const kept = findUnchanged(asked);
      if (kept && isFresh(asked, kept)) return kept.answer;
      const refreshing = refresh(asked, load, signal);
      const { staleMs } = answerPolicies[asked.kind];
      if (!kept || staleMs === 0) return refreshing;
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
