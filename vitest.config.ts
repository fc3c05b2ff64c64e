import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    allowOnly: false,
    // One fewer than there are processors unless told: half of a machine of two would wait.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'server side',
          include: ['{contract,api,server,scripts}/**/*.test.ts'],
          globalSetup: './server/src/testing/postgres-cluster.ts',
          pool: 'forks',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      './web/vitest.config.ts',
    ],
  },
});
