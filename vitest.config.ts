import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const testsInDom = 'src/**/*.dom.test.{ts,tsx}';

export default defineConfig({
  test: {
    allowOnly: false,
    // Tests wait for PostgreSQL and for timers: one more than there are processors.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'server side',
          include: ['{contract,api,server,scripts}/**/*.test.ts'],
          globalSetup: './server/src/testing/postgres-cluster.ts',
          pool: 'forks',
          // Loading the application again for each file would take as long as the tests.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './web/vitest.config.ts',
        root: './web',
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [testsInDom],
          // Loading every message again for each file would take four times as long as the tests.
          isolate: false,
        },
      },
      {
        extends: './web/vitest.config.ts',
        root: './web',
        test: { name: 'web in a DOM', include: [testsInDom], environment: 'happy-dom' },
      },
    ],
  },
});
