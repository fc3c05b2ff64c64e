import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { chooseRounds } from './choose-rounds.ts';
import { createFigures } from './figures.ts';
import { kills } from './kills.ts';
import { listFaults } from './observations.ts';
import { argumentsOf, descendantsOf, environmentOf } from './process-tree.ts';
import { createPeople } from './round.ts';
import { createSites } from './sites.ts';

const sites = createSites();
const figures = createFigures({
  times: 'sum',
  'npm start s': 'max',
  writes: 'max',
  lost: 'sum',
  doubled: 'sum',
});
afterAll(() => {
  figures.print();
  sites.close();
});

const shortestMs = 2000;
const longestMs = 6000;
let people: Awaited<ReturnType<typeof createPeople>> | undefined;

it.each(chooseRounds(kills))(
  'npm start reprend après un kill -9 : $title, fois $number',
  async ({ title, strike }) => {
    const site = await sites.get('embedded');
    people ??= await createPeople(site.server.port);
    const { begin, ledger } = people;
    const load = begin();
    await delay(shortestMs + Math.random() * (longestMs - shortestMs));
    const beforeKill = [...load.observations];
    await strike(site);
    await load.stop();

    const seconds = await site.server.start();
    const { acknowledged, lost, doubled } = await ledger.audit(site.cluster);
    figures.add(title, {
      ...{ times: 1, 'npm start s': seconds },
      ...{ writes: acknowledged, lost: lost.length, doubled: doubled.length },
    });
    expect(listFaults(beforeKill)).toEqual([]);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  },
);

it('npm start donne à Node de quoi limiter sa mémoire, et rien de cela à PostgreSQL', async () => {
  const { server } = await sites.get('embedded');
  const [node = 0, ...workers] = server.nodePids();
  expect(argumentsOf(node)).toContain('--max-semi-space-size=16');
  expect(environmentOf(node)).toContain('MALLOC_ARENA_MAX=1');
  const others = descendantsOf(node).filter((pid) => !workers.includes(pid));
  const environments = others.map(environmentOf);
  const path = environmentOf(node).find((variable) => variable.startsWith('PATH='));
  expect(environments.flat()).toContain(path);
  expect(environments.flat().filter((variable) => variable.startsWith('MALLOC_'))).toEqual([]);
});
