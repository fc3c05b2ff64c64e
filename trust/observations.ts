import type { Verdict } from './requests.ts';

export interface Observation {
  name: string;
  verdict: Verdict;
  startedAt: number;
  endedAt: number;
  worksWithoutDatabase: boolean;
  detail: string;
}

const isRead = ({ name }: Observation) => /^(list|read|search|suggest|page)/.test(name);

export function listFaults(observations: Observation[], { readsGoOn = false } = {}): string[] {
  const faults = groupByName(observations).flatMap((kind) => {
    // A page is cached only once it was rendered.
    const firstRight = kind.findIndex(({ verdict }) => verdict === 'right');
    return kind.filter(({ verdict, worksWithoutDatabase }, index) => {
      if (verdict !== 'away') return verdict !== 'right';
      return worksWithoutDatabase ? index > firstRight : readsGoOn && kind.some(isRead);
    });
  });
  const alike = Map.groupBy(faults, ({ name, verdict }) => `${name} ${verdict}`);
  return [...alike].map(([what, found]) => `${found.length} × ${what} ${found[0]?.detail}`);
}

/** Seconds until every kind of request is answered right again; infinite while one is not. */
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
