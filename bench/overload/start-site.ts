import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const startTimeoutMs = 240_000;
const sampleMs = 500;

export interface Site {
  origin: string;
  readPeakMemory(): number;
  stop(): Promise<void>;
}

export async function startSite(port: number): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-overload-'));
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      // A developer's `.env` must not direct the load to another database.
      NODE_ENV: 'development',
      DATABASE_URL: '',
      SMTP_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const end = performance.now() + startTimeoutMs;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error('The site does not start.');
    }
    await pause(sampleMs);
  }
  let peak = await readMemory(origin);
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await readMemory(origin).catch(() => 0));
  }, sampleMs);
  return {
    origin,
    readPeakMemory: () => peak,
    stop() {
      clearInterval(sampling);
      return stop();
    },
  };
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function readMemory(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20;
}
