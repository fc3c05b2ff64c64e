import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compactMessages } from './compact-messages.ts';
import { lightIcons } from './light-icons.ts';
import { paraglide } from './paraglide.config.ts';
import { nameNeedsOf } from './shared-files.ts';

/** React uses its slow development build when NODE_ENV is not set, as in `npm start`. */
const bundledForProduction = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), paraglideVitePlugin(paraglide), compactMessages(), lightIcons(), reactRouter()],
  // Otherwise the first page of `npm run dev` is reloaded when they are discovered.
  optimizeDeps: { include: ['clsx', 'lucide-react'] },
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
            // Each file is compressed alone, and dozens of small ones cost the home page 5 kB gzipped. A
            // group holds what one kind of page needs, so that no page loads what only another uses.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                ...[
                  nameNeedsOf(/\/src\/(entry\.client|root|layouts\/main|routes\/home)\.tsx(\?|$)/, 'shell'),
                  nameNeedsOf(
                    /\/src\/(entities\/(session\/api|favorite\/toggle-favorite)|features\/search\/bar\/completions)\.ts$/,
                    'api',
                  ),
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
