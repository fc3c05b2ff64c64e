import { describe, expect, it } from 'vitest';
import { addUp, countJourneys, describeTally } from './tally.ts';

const run = (projectName: string, status: string) => ({ projectName, status });
const report = {
  stats: { expected: 3, flaky: 1 },
  suites: [
    {
      specs: [{ file: 'home.spec.ts', title: 'lire', tests: [run('desktop', 'expected')] }],
      suites: [
        {
          specs: [
            {
              file: 'home.spec.ts',
              title: 'choisir',
              tests: [run('desktop', 'flaky'), run('phone', 'expected')],
            },
            { file: 'home.spec.ts', title: 'vendre', tests: [run('desktop', 'unexpected')] },
            { file: 'home.spec.ts', title: 'passer', tests: [run('phone', 'skipped')] },
          ],
        },
      ],
    },
  ],
};
const tallyWith = (...flaky: string[]) => ({ passed: 10, failures: [], flaky });

it('un parcours raté deux fois a échoué, un autre réussi la seconde fois est passé et se nomme', () => {
  expect(countJourneys(report)).toEqual({
    passed: 4,
    failures: ['home.spec.ts (desktop) › vendre'],
    flaky: ['home.spec.ts (desktop) › choisir'],
  });
});

describe('une exécution', () => {
  it('réussit avec deux parcours hésitants, qu’elle nomme avant sa dernière ligne', () => {
    const total = addUp([tallyWith('a'), tallyWith(), tallyWith('b')]);
    expect(total.failures).toEqual([]);
    expect(describeTally(total)).toBe('\nflaky:\n  a\n  b\n\n30 passed, 0 failed');
  });

  it('échoue avec trois, même de plusieurs contrôles', () => {
    const total = addUp([tallyWith('a', 'b'), tallyWith('c')]);
    expect(total.failures).toEqual(['3 flaky journeys in one run']);
    expect(describeTally(total).split('\n').at(-1)).toBe('20 passed, 1 failed');
  });

  it('nomme ce qui a échoué', () => {
    const total = addUp([tallyWith(), { passed: 1, failures: ['types'], flaky: [] }]);
    expect(describeTally(total)).toBe('\nfailed: types\n\n11 passed, 1 failed');
  });
});
