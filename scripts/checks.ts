import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { findChromium } from './find-chromium.ts';
import { runStep } from './run-step.ts';
import { countJourneys, type Tally } from './tally.ts';

export interface Check {
  name: string;
  run(): Promise<Tally>;
}

const scratch = mkdtempSync(join(tmpdir(), 'parpaing-checks-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

function step(name: string, action: () => Promise<unknown>): Check {
  return {
    name,
    async run() {
      await action();
      return { passed: 1, failures: [], flaky: [] };
    },
  };
}

const workspaces = ['contract', 'api', 'server', 'web', 'e2e', 'bench', 'scripts', 'trust'];
const codeRules = step('types, lint, import rules, unused code', async () => {
  await runStep('npm', ['run', '--silent', 'prepare:types', '--workspace', 'web']);
  await Promise.all([
    ...['.', 'web', 'e2e'].map((project) => runStep('tsc', ['-p', project])),
    runStep('biome', ['ci', '--error-on-warnings', '.']),
    runStep('depcruise', ['--config', '.dependency-cruiser.mjs', ...workspaces]),
    runStep('knip', []),
  ]);
});
const build = step('production build', buildWeb);

/** A runner that fails without a failed test counts as one failure. */
function tests(name: string, run: (report: string) => Promise<void>, count: (report: never) => Tally): Check {
  return {
    name,
    async run() {
      const report = join(scratch, `${name}.json`);
      const failure = await run(report).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failure && !existsSync(report)) throw failure;
      const tally = count(JSON.parse(readFileSync(report, 'utf8')) as never);
      return failure && tally.failures.length === 0 ? { ...tally, failures: [`${name}: ${failure}`] } : tally;
    },
  };
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const vitest = (name: string, args: string[], env: Record<string, string> = {}) =>
  tests(
    name,
    (report) =>
      runStep(
        'vitest',
        ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        { shown: true, env },
      ),
    ({ numPassedTests, testResults }: VitestReport) => ({
      passed: numPassedTests,
      flaky: [],
      failures: testResults.flatMap(({ name: file, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`),
      ),
    }),
  );
const unitTests = vitest('unit and API tests', []);
const benches = vitest('every case of the benches, once', ['--config', 'bench/vitest.config.ts']);
const outagesOf = (env: Record<string, string>) =>
  vitest('outages and restarts', ['--config', 'trust/vitest.config.ts'], env);
const outages = outagesOf({});
const allOutages = outagesOf({ TRUST_THOROUGH: 'true' });

const playwright = (name: string, args: string[], env: Record<string, string> = {}) =>
  tests(
    name,
    async (report) =>
      runStep('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
        shown: true,
        env: {
          CHROMIUM_PATH: await findChromium(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          E2E_DATA_DIR: join(scratch, 'e2e-data'),
          ...env,
        },
      }),
    countJourneys,
  );
const browsers = ['--project=desktop', '--project=phone'];
const alone = ['--project=lifecycle', '--workers=2'];
const thorough = { E2E_THOROUGH: 'true' };
const journeys = playwright('browser journeys', browsers);
const allJourneys = playwright('browser journeys, most at both widths', browsers, thorough);
const lifecycle = playwright('start and stop', alone);
const wholeLifecycle = playwright('start and stop, in full', alone, thorough);

export const quickChecks: Check[] = [codeRules, unitTests];
export const allChecks: Check[] = [...quickChecks, build, lifecycle, journeys, outages];
export const thoroughChecks: Check[] = [
  ...quickChecks,
  build,
  benches,
  wholeLifecycle,
  allJourneys,
  allOutages,
];
