import { benchAvatars } from './avatars.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchInstances } from './instances.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchOverload } from './overload.ts';
import { benchPages } from './pages.ts';
import { benchSelling } from './selling.ts';
import { benchSplash } from './splash.ts';
import { benchStart } from './start.ts';

type Bench = (args: string[]) => Promise<void>;

const benches: Record<string, Bench> = {
  avatars: benchAvatars,
  catalogue: benchCatalogue,
  instances: benchInstances,
  lighthouse: benchLighthouse,
  overload: benchOverload,
  pages: benchPages,
  selling: benchSelling,
  splash: benchSplash,
  start: benchStart,
};

const all: [name: string, bench: Bench, args: string[]][] = [
  ['start', benchStart, []],
  ['pages', benchPages, []],
  ['catalogue', benchCatalogue, ['10000']],
  ['overload', benchOverload, []],
  ['avatars', benchAvatars, []],
];

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (bench) await bench(args);
else if (name === 'all') await runAll();
else explain();

async function runAll(): Promise<void> {
  for (const [title, run, given] of all) {
    console.log(`\n# ${[title, ...given].join(' ')}\n`);
    await run(given);
  }
}

function explain(): void {
  const names = [...Object.keys(benches), 'all'].join(' | ');
  const inAll = all.map(([title, , given]) => [title, ...given].join(' ')).join(', ');
  console.error(`Say what to measure: npm run bench -- ${names}`);
  console.error(
    `all: ${inAll}, one after the other. Larger catalogues and selling take long: run them alone.`,
  );
  process.exitCode = 1;
}
