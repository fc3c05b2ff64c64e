import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig } from 'vitest/config';
import { markdown } from './markdown.ts';
import { paraglide } from './paraglide.config.ts';

export default defineConfig({
  plugins: [markdown(), paraglideVitePlugin(paraglide)],
  test: {
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: './reset-between-tests.ts',
  },
});
