import { setTimeout as delay } from 'node:timers/promises';
import type { Failure } from './failures.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { startLoad } from './load.ts';
import { listMaterialIds, registerMembers } from './members.ts';
import { measureRecovery, type Observation } from './observations.ts';
import type { Site } from './sites.ts';
import { until } from './until.ts';

const beforeMs = 6000;
const roundMs = 30_000;

export interface Round {
  ledger: Ledger;
  observations: Observation[];
  recoverySeconds: number;
}

export async function runRound(site: Site, { strike }: Failure): Promise<Round> {
  const { server, cluster } = site;
  const { begin, ledger } = await createPeople(server.port);
  const { observations, stop } = begin();
  const startedAt = performance.now();
  const untilRight = (what: string, isRight: () => boolean | Promise<boolean>) =>
    until(what, async () => !server.pid() || isRight());
  try {
    await delay(beforeMs);
    await strike(site);
    await untilRight('PostgreSQL answers', cluster.answers);
    const returnedAt = performance.now();
    const measure = () => measureRecovery(observations, returnedAt);
    await untilRight('everything is answered', () => Number.isFinite(measure())).catch(() => {});
    await delay(Math.max(0, startedAt + roundMs - performance.now()));
    return { ledger, observations, recoverySeconds: measure() };
  } finally {
    await stop();
  }
}

export async function createPeople(port: number) {
  const materialIds = await listMaterialIds(port);
  const members = await registerMembers(port, materialIds.slice(0, 4));
  const ledger = openLedger(members);
  return { ledger, begin: () => startLoad(port, members, materialIds, ledger) };
}
