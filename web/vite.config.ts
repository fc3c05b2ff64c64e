import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compactMessages } from './compact-messages.ts';
import { lightIcons } from './light-icons.ts';
import { paraglide } from './paraglide.config.ts';
import { nameNeedsOf } from './shared-files.ts';

/** React picks its slow development build wherever NODE_ENV is not set, as in `npm start`: decided here instead. */
const bundledForProduction = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), paraglideVitePlugin(paraglide), compactMessages(), lightIcons(), reactRouter()],
  // Known beforehand, so that the first page of `npm run dev` is not reloaded when they are found.
  optimizeDeps: { include: ['clsx', 'lucide-react'] },
  build: {
    // Images in style sheets would otherwise become data: URLs that no cache keeps.
    assetsInlineLimit: 0,
    rollupOptions: {
      // Each page then loads the sentences it shows, not the whole catalogue behind the one import.
      treeshake: { moduleSideEffects: [{ test: /\/paraglide\/messages/, sideEffects: false }] },
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Dozens of small shared files cost the home page 5 kB, gzipped: each is compressed by itself. A file
            // holds what one kind of page needs, so that no page loads what only another does.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                ...[
                  nameNeedsOf(/\/src\/(entry\.client|root|layouts\/main|routes\/home)\.tsx(\?|$)/, 'shell'),
                  nameNeedsOf(/\/src\/(lib\/(api|press-heart)|features\/search\/completions)\.ts$/, 'api'),
                  nameNeedsOf(/\/src\/features\/cookies\/cookie-panel\.tsx$/, 'overlays'),
                  nameNeedsOf(
                    /\/src\/(layouts|routes\/auth|routes\/messages|routes\/profile[\w-]*)\b.*\.tsx(\?|$)/,
                    'account',
                  ),
                  nameNeedsOf(/\/src\/routes\/materials?\.tsx(\?|$)/, 'catalogue'),
                ].map((name) => ({
                  name,
                  test: /\/(web\/src|contract\/src|lucide-react|clsx)\//,
                  minShareCount: 2,
                })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './src/server.ts' } },
      ...(command === 'build' && bundledForProduction),
    },
  },
}));
