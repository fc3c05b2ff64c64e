import type { Verdict } from './requests.ts';

export interface Observation {
  name: string;
  verdict: Verdict;
  startedAt: number;
  endedAt: number;
  isAlwaysRight: boolean;
  /** What was answered, of what should not have been. */
  detail: string;
}

const isRead = ({ name }: Observation) => /^(list|read|search|suggest|page)/.test(name);

/** What nobody should have met, each kind once with how often it came. */
export function listFaults(observations: Observation[], { readsGoOn = false } = {}): string[] {
  const faults = groupByName(observations).flatMap((kind) => {
    // A page must have been rendered once to be kept.
    const firstRight = kind.findIndex(({ verdict }) => verdict === 'right');
    return kind.filter(({ verdict, isAlwaysRight }, index) => {
      if (verdict !== 'away') return verdict !== 'right';
      return isAlwaysRight ? index > firstRight : readsGoOn && kind.some(isRead);
    });
  });
  const alike = Map.groupBy(faults, ({ name, verdict }) => `${name} ${verdict}`);
  return [...alike].map(([what, found]) => `${found.length} × ${what} ${found[0]?.detail}`);
}

/**
 * How long whoever asks, and asks again, from this moment on waits for the right answer, in seconds: the longest of
 * all kinds of request, infinite as long as one has none.
 */
export function measureRecovery(observations: Observation[], since: number): number {
  const waits = groupByName(observations).map((kind) => {
    const asked = kind.filter(({ startedAt }) => startedAt >= since);
    const right = asked.find(({ verdict }) => verdict === 'right');
    const first = Math.min(...asked.map(({ startedAt }) => startedAt));
    return right ? right.endedAt - first : Number.POSITIVE_INFINITY;
  });
  return Math.max(...waits) / 1000;
}

const groupByName = (observations: Observation[]) => [
  ...Map.groupBy(observations, ({ name }) => name).values(),
];
