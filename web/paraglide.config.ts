import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How the catalogues are compiled, whatever folder the build or the tests start from. */
export const paraglide = {
  project: here('./project.inlang'),
  outdir: here('./src/paraglide'),
  // No strategy of Paraglide's own: `lib/i18n.ts` says which language a page is in.
  strategy: ['globalVariable', 'baseLocale'] as ['globalVariable', 'baseLocale'],
  // Left alone, the dev server would write the other structure over the build's.
  outputStructure: 'message-modules' as const,
  emitReadme: false,
  emitPrettierIgnore: false,
  emitGitIgnore: false,
};
