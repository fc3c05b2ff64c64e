import { spawn } from 'node:child_process';

/** Pages reload by themselves (Vite); a change of the API, the contract or the server restarts the process. */
const child = spawn(
  process.execPath,
  [
    ...['api/src', 'contract/src', 'server/src'].map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    'server/src/main.ts',
    '--hot-reload',
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
