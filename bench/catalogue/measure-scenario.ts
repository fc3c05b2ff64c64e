import { get, type Latency, measureDrained, measureInTurn, measureOneByOne } from '../measure.ts';
import type { Scenario } from './scenarios.ts';
import type { Catalogue } from './serve-catalogue.ts';

export interface ScenarioEffort {
  warmUp: number;
  requests: number;
  rounds: number;
  clients: number;
  roundMs: number;
}

interface Measured {
  alone: Latency;
  floorAlone: Latency;
  perSecond: number;
  floorPerSecond: number;
  floorUrl: string;
  statements: number;
}

export async function measureScenario(
  catalogue: Catalogue,
  { path, best }: Scenario,
  { warmUp, requests, rounds, clients, roundMs }: ScenarioEffort,
): Promise<Measured> {
  const url = catalogue.url + path;
  const { url: floorUrl, statements } = await catalogue.openFloorOf(path, best);
  const alone = await measureOneByOne(url, warmUp, requests);
  const floorAlone = await measureOneByOne(floorUrl, warmUp, requests);
  const together = Math.max(clients, Math.ceil(roundMs / alone.p50));
  const drain = (address: string) => () => measureDrained(() => get(address), together, clients);
  const { ours, floor } = await measureInTurn([drain(url), drain(floorUrl)], rounds);
  return { alone, floorAlone, perSecond: ours, floorPerSecond: floor, floorUrl, statements };
}
