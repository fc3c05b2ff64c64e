import { fileURLToPath } from 'node:url';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig } from 'vitest/config';
import { markdown } from './markdown.ts';
import { nearMap } from './near-map.ts';
import { paraglide } from './paraglide.config.ts';

/** A module for each language: loading one for each message takes longer than the tests of a file. */
const messages = {
  ...paraglide,
  outdir: fileURLToPath(new URL('./.paraglide', import.meta.url)),
  outputStructure: 'locale-modules' as const,
};

export default defineConfig({
  plugins: [markdown(), nearMap(), paraglideVitePlugin(messages)],
  resolve: { alias: [{ find: /^[./]+\/(src\/)?paraglide\//, replacement: `${messages.outdir}/` }] },
  test: {
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: './reset-between-tests.ts',
  },
});
