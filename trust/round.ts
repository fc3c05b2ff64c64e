import { setTimeout as delay } from 'node:timers/promises';
import type { Failure } from './failures.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { type Observation, startLoad } from './load.ts';
import { listMaterialIds, registerMembers } from './members.ts';
import type { Site } from './sites.ts';
import { until } from './until.ts';

const beforeMs = 6000;
const roundMs = 30_000;

export interface Round {
  ledger: Ledger;
  observations: Observation[];
  failedAt: number;
  recoverySeconds: number;
}

/** Half a minute of load at least: the failure comes over it, and it goes on until everything is right again. */
export async function runRound(site: Site, { strike }: Failure): Promise<Round> {
  const { server, cluster } = site;
  const { begin, ledger } = await gatherPeople(server.port);
  const { observations, stop } = begin();
  const startedAt = performance.now();
  // Whoever is dead is waited for by nobody: the test then says so.
  const untilRight = (what: string, isRight: () => boolean | Promise<boolean>) =>
    until(what, async () => !server.pid() || isRight());
  try {
    await delay(beforeMs);
    const failedAt = performance.now();
    await strike(site);
    await untilRight('PostgreSQL answers', cluster.answers);
    const returnedAt = performance.now();
    const firstRight = () => listFirstRight(observations, returnedAt);
    await untilRight('every request is answered', () => firstRight().every(Number.isFinite));
    await delay(startedAt + roundMs - performance.now());
    return {
      ledger,
      observations,
      failedAt,
      recoverySeconds: (Math.max(...firstRight()) - returnedAt) / 1000,
    };
  } finally {
    await stop();
  }
}

/** New ones: what others did before leaves their limits alone. */
export async function gatherPeople(port: number) {
  const materialIds = await listMaterialIds(port);
  const members = await registerMembers(port, materialIds.slice(0, 4));
  const ledger = openLedger(members);
  return { ledger, begin: () => startLoad(port, members, materialIds, ledger) };
}

/** Of each kind of request; infinite where there is none yet. */
function listFirstRight(observations: Observation[], since: number): number[] {
  return [...Map.groupBy(observations, ({ name }) => name).values()].map(
    (kind) =>
      kind.find(({ verdict, endedAt }) => verdict === 'right' && endedAt >= since)?.endedAt ??
      Number.POSITIVE_INFINITY,
  );
}
