import { setTimeout as delay } from 'node:timers/promises';
import type { Repeated } from './choose-rounds.ts';
import { signal } from './process-tree.ts';
import type { Site, SiteName } from './sites.ts';
import { until } from './until.ts';

/** Longer than a caller waits, so that a request which waits for its end counts as hung. */
const failureMs = 18_000;

export interface Failure extends Repeated {
  siteName: SiteName;
  isTotalOutage?: boolean;
  readsGoOn?: boolean;
  strike(site: Site): Promise<void>;
}

export const failures: Failure[] = [
  {
    title: 'PostgreSQL tué',
    siteName: 'embedded',
    rounds: 4,
    isInNpmTest: true,
    strike: async ({ cluster }) => signal(cluster.postmaster(), 'SIGKILL'),
  },
  {
    title: 'un processus tué, 3 fois',
    siteName: 'embedded',
    rounds: 3,
    strike: (site) =>
      repeatedly(3, 4000, async () => signal((await findBusyBackends(site)).slice(0, 1), 'SIGKILL')),
  },
  {
    title: 'PostgreSQL gelé',
    siteName: 'embedded',
    rounds: 2,
    isTotalOutage: true,
    strike: ({ cluster }) => freeze(cluster.processes()),
  },
  {
    title: 'connexions gelées',
    siteName: 'embedded',
    rounds: 2,
    strike: ({ cluster }) => freeze(cluster.backends().map(({ pid }) => pid)),
  },
  {
    title: 'PostgreSQL arrêté',
    siteName: 'embedded',
    rounds: 2,
    strike: async ({ cluster }) => signal(cluster.postmaster(), 'SIGINT'),
  },
  {
    title: 'connexions fermées, 20 fois',
    siteName: 'embedded',
    rounds: 2,
    strike: ({ cluster }) =>
      repeatedly(20, 500, () =>
        cluster.use((client) =>
          client.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where backend_type = 'client backend' and pid <> pg_backend_pid()`,
          ),
        ),
      ),
  },
  {
    title: 'réseau coupé, 10 fois',
    siteName: 'remote',
    rounds: 1,
    strike: ({ proxy }) => repeatedly(10, 1000, async () => proxy?.cut()),
  },
  {
    title: 'base injoignable',
    siteName: 'remote',
    rounds: 1,
    isTotalOutage: true,
    strike: ({ proxy }) => startAndEnd((isOn) => proxy?.refuse(isOn)),
  },
  {
    title: 'réseau muet',
    siteName: 'remote',
    rounds: 1,
    isTotalOutage: true,
    strike: ({ proxy }) => startAndEnd((isOn) => proxy?.silence(isOn)),
  },
  {
    title: 'connexions épuisées',
    siteName: 'embedded',
    rounds: 2,
    strike: ({ cluster }) =>
      cluster.use(async (client) => {
        await client.query('begin');
        await client.query('lock table materials, users in access exclusive mode');
        await delay(failureMs);
        await client.query('rollback');
      }),
  },
  {
    title: 'disque plein',
    siteName: 'small disk',
    rounds: 1,
    readsGoOn: true,
    strike: ({ disk }) => startAndEnd((isOn) => (isOn ? disk?.fill() : disk?.empty())),
  },
];

async function repeatedly(times: number, everyMs: number, action: () => Promise<unknown>) {
  for (let done = 0; done < times; done++) {
    await action();
    await delay(everyMs);
  }
}

const freeze = (pids: number[]) => startAndEnd((isOn) => signal(pids, isOn ? 'SIGSTOP' : 'SIGCONT'));

async function startAndEnd(setFailure: (isOn: boolean) => void) {
  setFailure(true);
  await delay(failureMs);
  setFailure(false);
}

async function findBusyBackends({ server, cluster }: Site): Promise<number[]> {
  let busy: number[] = [];
  await until('a connection is busy', () => {
    busy = cluster.backends().flatMap(({ pid, state }) => (state === 'idle' ? [] : [pid]));
    return busy.length > 0 || !server.pid();
  });
  return busy;
}
