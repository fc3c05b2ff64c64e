import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { paraglide } from './paraglide.config.ts';

/** React picks its slow development build wherever NODE_ENV is not set, as in `npm start`: decided here instead. */
const bundledForProduction = {
  resolve: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), paraglideVitePlugin(paraglide), reactRouter()],
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
      build: { rollupOptions: { input: './src/server.ts' } },
      ...(command === 'build' && bundledForProduction),
    },
  },
}));
