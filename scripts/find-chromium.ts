import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell: the same engine, and journeys take half the time. */
const debianPackage = 'chromium-headless-shell';
const debianPath = `/usr/bin/${debianPackage}`;

const otherPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

export async function findChromium(): Promise<string> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return asked;
  if (!existsSync(debianPath)) installDebianPackage();
  const found = [debianPath, ...otherPaths].find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    `The browser journeys need Chromium: install it (apt-get install ${debianPackage}) or set CHROMIUM_PATH.`,
  );
}

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian’s ${debianPackage} package…`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', debianPackage], options);
}
