import { benchAvatars } from './avatars.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchOverload } from './overload.ts';
import { benchPages } from './pages.ts';
import { benchSelling } from './selling.ts';

const benches: Record<string, (args: string[]) => Promise<void>> = {
  avatars: benchAvatars,
  catalogue: benchCatalogue,
  lighthouse: benchLighthouse,
  overload: benchOverload,
  pages: benchPages,
  selling: benchSelling,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (!bench) throw new Error(`Say what to measure: npm run bench -- ${Object.keys(benches).join(' | ')}`);
await bench(args);
