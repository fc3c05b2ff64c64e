import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['trust/*.test.ts'],
    allowOnly: false,
    fileParallelism: false,
    disableConsoleIntercept: true,
    testTimeout: 400_000,
    hookTimeout: 400_000,
  },
});
