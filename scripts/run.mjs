/**
 * Entry of all npm scripts, on any Node and before anything is installed: installs the lockfile, then runs the script
 * with the project's own Node. Usage: node scripts/run.mjs <script.ts> [arguments…]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const requiredMajor = 24;

/** Less memory for the site and its workers: docs/decisions/038-workers.md has the figures. */
const siteScript = 'scripts/start.ts';
const siteFlags = ['--heap-growing-percent=50', '--max-semi-space-size=16'];
const siteEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(64 * 1024),
};

process.chdir(root);
installWhenNeeded();
handOver(findNode(), process.argv.slice(2));

function installWhenNeeded() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const stamp = join(modules, '.installed-lockfile');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the packages of package-lock.json (about a minute the first time)…');
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) fail('The packages could not be installed; see the lines above.');
  writeFileSync(stamp, wanted);
}

function findNode() {
  const own = join(modules, '.bin', 'node');
  if (existsSync(own)) return own;
  if (Number.parseInt(process.versions.node, 10) >= requiredMajor) return process.execPath;
  return fail(
    `The project brings no Node for ${process.platform}-${process.arch}; install Node ${requiredMajor} or later.`,
  );
}

function handOver(node, [script, ...args]) {
  const isSite = script === siteScript;
  const child = spawn(node, [...(isSite ? siteFlags : []), script, ...args], {
    stdio: 'inherit',
    env: {
      ...(isSite && siteEnvironment),
      ...process.env,
      PATH: join(modules, '.bin') + delimiter + process.env.PATH,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
