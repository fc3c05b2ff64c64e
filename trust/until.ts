import { setTimeout as delay } from 'node:timers/promises';

const timeoutMs = 240_000;

export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${timeoutMs / 1000} s`);
    await delay(50);
  }
}
