import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['bench/site.test.ts'],
    allowOnly: false,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
