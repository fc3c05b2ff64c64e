import { setTimeout as delay } from 'node:timers/promises';
import type { Repeated } from './choose-rounds.ts';
import { isAlive, signal } from './process-tree.ts';
import type { Site } from './sites.ts';
import { until } from './until.ts';

interface Kill extends Repeated {
  strike(site: Site): Promise<void>;
}

const everything = ({ server, cluster }: Site) => [
  ...new Set([...server.processes(), ...cluster.processes()]),
];
const productOnly = ({ server, cluster }: Site) => {
  const postgres = cluster.processes();
  return server.processes().filter((pid) => !postgres.includes(pid));
};

export const kills: Kill[] = [
  {
    title: 'tout à la fois',
    rounds: 5,
    strike: (site) => kill(everything(site)),
  },
  {
    title: 'PostgreSQL orphelin',
    rounds: 2,
    strike: (site) => kill(productOnly(site)),
  },
  {
    title: 'PostgreSQL en pleine reprise',
    rounds: 1,
    isInNpmTest: true,
    async strike(site) {
      const { cluster } = site;
      const product = productOnly(site);
      const [backend] = cluster.backends();
      signal(backend ? [backend.pid] : [], 'SIGKILL');
      // Regression: a PostgreSQL in recovery hung on this signal.
      signal(cluster.postmaster(), 'SIGINT');
      await kill(product);
    },
  },
  {
    title: 'PostgreSQL orphelin et gelé',
    rounds: 1,
    async strike(site) {
      signal(site.cluster.processes(), 'SIGSTOP');
      await kill(productOnly(site));
    },
  },
  {
    title: 'en plein démarrage',
    rounds: 1,
    async strike(site) {
      await kill(everything(site));
      const starting = site.server.start().catch(() => {});
      await delay(Math.random() * 3000);
      await kill(everything(site));
      await starting;
    },
  },
];

async function kill(pids: number[]) {
  signal(pids, 'SIGKILL');
  await until('the killed have ended', () => !pids.some(isAlive));
}
