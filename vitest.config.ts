import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests wait for PostgreSQL and for timers: one more than there are processors. */
const maxWorkers = availableParallelism() + 1;
const testsInDom = 'src/**/*.dom.test.{ts,tsx}';

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'server side',
          maxWorkers,
          include: ['{contract,api,server,scripts}/**/*.test.ts'],
          globalSetup: './server/src/testing/postgres-cluster.ts',
          pool: 'forks',
          // Loading the application again for each file would take as long as the tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: './web/vitest.config.ts',
        root: './web',
        test: {
          name: 'web',
          maxWorkers,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [testsInDom],
          // Loading every message again for each file would take four times as long as the tests.
          isolate: false,
        },
      },
      {
        extends: './web/vitest.config.ts',
        root: './web',
        test: { name: 'web in a DOM', maxWorkers, include: [testsInDom], environment: 'happy-dom' },
      },
    ],
  },
});
