import { Agent } from 'node:http';
import { readMachineCpu, readProcessCpu } from '../cpu.ts';
import { measureDrained, measureInTurn } from '../measure.ts';
import { ask } from '../overload/ask.ts';
import { openFloor } from './open-floor.ts';

export interface PageEffort {
  warmUp: number;
  requests: number;
  cachedRequests: number;
  rounds: number;
  clients: number;
}

interface Measured {
  bytes: number;
  nodeMs: number;
  restMs: number;
  perSecond: number;
}

export const listPages = (materialId: string): [name: string, path: string][] => [
  ['home', '/'],
  ['list', '/materials'],
  ['list of a branch', '/materials?category=isolation'],
  ['material', `/materials/${materialId}`],
  ['about', '/about'],
];

export const listCalls = (materialId: string): [name: string, path: string][] => [
  ['call: list', '/api/materials'],
  ['call: search', '/api/materials?q=laine+de+verre&facets=true'],
  ['call: material', `/api/materials/${materialId}`],
];

async function read(agent: Agent, origin: string, path: string): Promise<void> {
  const { status } = await ask(agent, origin, { path, encoding: 'gzip' });
  if (status !== 200) throw new Error(`${status} for ${path}`);
}

export async function measureUncached(
  { origin, nodePids }: { origin: string; nodePids(): number[] },
  path: string,
  { warmUp, requests, clients }: PageEffort,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const separator = path.includes('?') ? '&' : '?';
  let number = 0;
  const send = () => read(agent, origin, `${path}${separator}bench=${number++}`);
  const { length: bytes } = await (await fetch(`${origin}${path}`)).bytes();
  await measureDrained(send, warmUp, clients);
  const before = { node: readProcessCpu(nodePids()), machine: readMachineCpu().busyMs };
  const perSecond = await measureDrained(send, requests, clients);
  const nodeMs = (readProcessCpu(nodePids()) - before.node) / requests;
  const machineMs = (readMachineCpu().busyMs - before.machine) / requests;
  agent.destroy();
  return { bytes, nodeMs, restMs: machineMs - nodeMs, perSecond };
}

export async function measureCached(
  url: string,
  { warmUp, cachedRequests, rounds, clients }: PageEffort,
): Promise<{ perSecond: number; floorPerSecond: number }> {
  const floor = await openFloor(url);
  const agent = new Agent({ keepAlive: true });
  const { origin, pathname, search } = new URL(url);
  const fromCache = () => read(agent, origin, pathname + search);
  const fromFloor = () => read(agent, floor.url, '/');
  for (const send of [fromCache, fromFloor]) await measureDrained(send, warmUp, clients);
  const measured = await measureInTurn(
    [
      () => measureDrained(fromCache, cachedRequests, clients),
      () => measureDrained(fromFloor, cachedRequests, clients),
    ],
    rounds,
  );
  agent.destroy();
  await floor.close();
  return { perSecond: measured.ours, floorPerSecond: measured.floor };
}
