import { expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createQueue } from '../http/overload/queue.ts';
import { createGiveWay } from './give-way.ts';

const openLane = () => ({
  db: {} as Database,
  queue: createQueue({ concurrency: 1, maxWaiting: 1, maxWaitingPerCaller: 1 }),
});

it('attend la fin de la requête en cours', async () => {
  const lanes = { searches: openLane(), reads: openLane() };
  const order: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const request = lanes.reads.queue.run(() => answered).then(() => order.push('request'));
  const work = createGiveWay(lanes)().then(() => order.push('work'));
  answer();
  await Promise.all([request, work]);
  expect(order).toEqual(['request', 'work']);
});

it('n’attend pas sans fin une requête qui dure', async () => {
  const lanes = { searches: openLane(), reads: openLane() };
  void lanes.searches.queue.run(() => new Promise(() => {}));
  await expect(createGiveWay(lanes)()).resolves.toBeUndefined();
});
