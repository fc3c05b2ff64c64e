import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** The browser of the journeys: the one at hand, else Debian's package where we may install it. */
export async function findChromium(): Promise<string> {
  const found = [process.env.CHROMIUM_PATH ?? '', ...usualPaths].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s chromium package…');
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], options);
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error(
    'The browser journeys need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
