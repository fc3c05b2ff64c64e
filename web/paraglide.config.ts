import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const paraglide = {
  project: here('./project.inlang'),
  outdir: here('./src/paraglide'),
  // Unused: `lib/i18n/locale.ts` sets the language of a page.
  strategy: ['globalVariable', 'baseLocale'] as ['globalVariable', 'baseLocale'],
  // Otherwise the dev server would overwrite the build's files with the other structure.
  outputStructure: 'message-modules' as const,
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
};
