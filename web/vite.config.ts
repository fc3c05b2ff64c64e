import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { markdown } from './markdown.ts';
import { nearMap } from './near-map.ts';
import { paraglide } from './paraglide.config.ts';
import { hoistImports } from './src/app/rendering/hoist-imports.ts';

/** React uses its slow development build when NODE_ENV is not set, as in `npm start`. */
const bundledForProduction = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    markdown(),
    nearMap(),
    paraglideVitePlugin(paraglide),
    reactRouter(),
    hoistImports(),
  ],
  // Otherwise the first page of `npm run dev` is reloaded when they are discovered.
  optimizeDeps: { include: ['clsx', 'react-hook-form', '@hookform/resolvers'] },
  build: {
    // As data: URLs, images in style sheets would not be cached.
    assetsInlineLimit: 0,
    rollupOptions: {
      // A page then loads only the messages it shows, not the whole catalogue.
      treeshake: { moduleSideEffects: [{ test: /\/paraglide\/messages/, sideEffects: false }] },
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Each file is compressed by itself, so many small ones weigh more. A group includes the dependencies of
            // the modules it names.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'shell', test: /src\/(root|layouts\/main|routes\/home)\.tsx/ },
                {
                  name: 'forms',
                  test: /src\/(layouts|routes\/auth|routes\/profile[\w-]*|routes\/contact)\b.*\.tsx/,
                  minShareCount: 3,
                },
                { name: 'catalogue', test: /src\/routes\/materials?\.tsx/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './src/app/server.ts' } },
      ...(command === 'build' && bundledForProduction),
    },
  },
}));
