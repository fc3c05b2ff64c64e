import { afterAll, describe, expect, it } from 'vitest';
import { chooseRounds } from './choose-rounds.ts';
import { failures } from './failures.ts';
import { createFigures } from './figures.ts';
import { listFaults } from './observations.ts';
import { type Round, runRound } from './round.ts';
import { createSites } from './sites.ts';
import { canMount } from './small-disk.ts';

const sites = createSites();
const figures = createFigures({
  rounds: 'sum',
  requests: 'sum',
  right: 'sum',
  refused: 'sum',
  unanswered: 'sum',
  'slowest s': 'max',
  'recovery s': 'max',
  'restart s': 'max',
  writes: 'sum',
  lost: 'sum',
  doubled: 'sum',
});
afterAll(() => {
  figures.print();
  sites.close();
});

/** A full disk is one more where a small one can be mounted. */
const possible = failures.filter(({ siteName }) => siteName !== 'small disk' || canMount());

describe.each(chooseRounds(possible))('$title, manche $number', (failure) => {
  let round: Round | undefined;

  it('le site reste debout, dit qu’il revient, et garde tout ce qu’il a confirmé', async () => {
    const site = await sites.get(failure.siteName);
    const pid = site.server.pid();
    round = await runRound(site, failure);
    const { observations, recoverySeconds, ledger } = round;
    const count = (...verdicts: string[]) =>
      observations.filter(({ verdict }) => verdicts.includes(verdict)).length;
    figures.add(failure.title, {
      rounds: 1,
      requests: observations.length,
      right: count('right'),
      refused: count('away'),
      unanswered: count('hung', 'cut'),
      'slowest s': Math.max(...observations.map(({ startedAt, endedAt }) => endedAt - startedAt)) / 1000,
      'recovery s': recoverySeconds,
    });
    expect(site.server.pid()).toBe(pid);
    const { acknowledged, lost, doubled } = await ledger.audit(site.cluster);
    figures.add(failure.title, { writes: acknowledged, lost: lost.length, doubled: doubled.length });

    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(listFaults(observations, failure)).toEqual([]);
    expect(recoverySeconds).not.toBe(Number.POSITIVE_INFINITY);
    expect(site.server.loggedErrors()).toEqual([]);
    const unready = observations.filter(
      ({ name, verdict }) => name === 'checkReadiness' && verdict === 'away',
    );
    if (failure.isTotalOutage) expect(unready).not.toEqual([]);
  });

  it('npm start le relance ensuite, avec tout ce qu’il avait confirmé', async () => {
    const { server, cluster } = await sites.get(failure.siteName);
    await server.stop();
    figures.add(failure.title, { 'restart s': await server.start() });
    expect(await round?.ledger.audit(cluster)).toMatchObject({ lost: [], doubled: [] });
  });
});
