import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

/** Not `node --watch`: it does not wait for the process to stop its PostgreSQL. */
const watched = ['api/src', 'contract/src', 'server/src'];
const settleMs = 100;

let server = launch();
let pending: NodeJS.Timeout | undefined;
for (const folder of watched) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(restart, settleMs);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    await stop(server);
    process.exit(0);
  });
}

function launch() {
  return spawn(process.execPath, ['server/src/main.ts', '--hot-reload'], { stdio: 'inherit' });
}

async function stop(running: ChildProcess) {
  if (running.exitCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
}

async function restart() {
  console.log('\nRestarting…');
  const previous = server;
  await stop(previous);
  if (server === previous) server = launch();
}
