export interface Tally {
  passed: number;
  failures: string[];
  flaky: string[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const mostFlaky = 2;

export function countJourneys({ stats, suites }: PlaywrightReport): Tally {
  const named = (status: string) => suites.flatMap((suite) => listNamed(suite, status));
  return { passed: stats.expected + stats.flaky, failures: named('unexpected'), flaky: named('flaky') };
}

const listNamed = ({ specs, suites = [] }: PlaywrightSuite, status: string): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((run) => run.status === status)
      .map(({ projectName }) => `${file} (${projectName}) › ${title}`),
  ),
  ...suites.flatMap((suite) => listNamed(suite, status)),
];

export function addUp(tallies: Tally[]): Tally {
  const flaky = tallies.flatMap((tally) => tally.flaky);
  const tooMany = flaky.length > mostFlaky ? [`${flaky.length} flaky journeys in one run`] : [];
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: [...tallies.flatMap(({ failures }) => failures), ...tooMany],
    flaky,
  };
}

export const describeTally = ({ passed, failures, flaky }: Tally): string =>
  [
    ...failures.map((failure) => `\nfailed: ${failure}`),
    ...(flaky.length > 0 ? ['\nflaky:', ...flaky.map((name) => `  ${name}`)] : []),
    `\n${passed} passed, ${failures.length} failed`,
  ].join('\n');
