import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

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
      './web/vitest.config.ts',
    ],
  },
});
