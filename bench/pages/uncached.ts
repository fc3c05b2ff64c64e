import { Agent } from 'node:http';
import { measureDrained } from '../measure.ts';
import { ask } from '../overload/ask.ts';
import type { Site } from '../overload/start-site.ts';
import { readCpu } from './cpu.ts';

export const clients = 4;
export const warmUp = 200;

export async function measureUncached({ origin, nodePids }: Site, path: string, requests: number) {
  const agent = new Agent({ keepAlive: true });
  const separator = path.includes('?') ? '&' : '?';
  let number = 0;
  const send = () => ask(agent, origin, { path: `${path}${separator}bench=${number++}`, encoding: 'gzip' });
  const { length: bytes } = await (await fetch(`${origin}${path}`)).bytes();
  await measureDrained(send, warmUp, clients);
  const before = readCpu(nodePids());
  const perSecond = await measureDrained(send, requests, clients);
  const after = readCpu(nodePids());
  agent.destroy();
  const nodeMs = (after.ownMs - before.ownMs) / requests;
  return { bytes, nodeMs, restMs: (after.machineMs - before.machineMs) / requests - nodeMs, perSecond };
}
