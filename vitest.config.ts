import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    allowOnly: false,
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
