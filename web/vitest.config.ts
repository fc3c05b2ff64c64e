import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig } from 'vitest/config';
import { paraglide } from './paraglide.config.ts';

export default defineConfig({
  plugins: [paraglideVitePlugin(paraglide)],
  test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
});
