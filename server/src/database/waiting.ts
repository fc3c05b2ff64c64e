import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';

export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
  sentence: string,
) {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new StartupError(sentence);
    await delay(50);
  }
}

export function lastLine(text: string) {
  return text.trim().split('\n').at(-1) ?? '';
}
