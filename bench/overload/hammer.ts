import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, ask } from './ask.ts';

export interface HammerOptions {
  origin: string;
  address: string;
  connections: number;
  seconds: number;
}

const words = [
  'laine',
  'bois',
  'parpaing',
  'tuile',
  'porte',
  'cuivre',
  'ciment',
  'chêne',
  'brique',
  'plaque',
];
const qualities = [
  'neuf',
  'ancien',
  'isolant',
  'creux',
  'massif',
  'souple',
  'lourd',
  'blanc',
  'rouge',
  'gris',
];
const cities = ['Lyon', 'Lille', 'Nantes', 'Rennes', 'Toulouse'];

const pick = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)] as Item;

function inventSearch(): string {
  const query = new URLSearchParams({
    q: `${pick(words)} ${pick(qualities)}`,
    minPrice: (Math.random() * 20).toFixed(2),
    ...(Math.random() < 0.3 && { city: pick(cities), radius: '100' }),
  });
  if (Math.random() < 0.1) return `/api/materials/map?${query}`;
  if (Math.random() < 0.7) query.set('facets', 'true');
  return `/api/materials?${query}`;
}

const { origin, address, connections, seconds } = workerData as HammerOptions;
const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: address });
const end = performance.now() + seconds * 1000;
const answers: Answer[] = [];
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < end) {
      answers.push(await ask(agent, origin, { path: inventSearch() }).catch(() => ({ status: 0, ms: 0 })));
    }
  }),
);
agent.destroy();
parentPort?.postMessage(answers);
