import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

const bounds = { atOnce: 2, mostWaiting: 64, mostWaitingEach: 64 };

describe('une tempête de demandes', () => {
  it('passe deux par deux, et au-delà de 64 en attente les suivantes reviendront', async () => {
    const inTurn = createQueue(bounds);
    const gates: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((open) => gates.push(open));
      running--;
    };
    const admitted = Array.from({ length: 66 }, () => inTurn(work));
    await expect(inTurn(work)).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      headers: { 'retry-after': '5' },
    });
    expect(gates).toHaveLength(2);
    for (let opened = 0; opened < 66; opened++) {
      gates.shift()?.();
      await admitted[opened];
    }
    expect(most).toBe(2);
    const afterwards = inTurn(async () => 'libre');
    await expect(afterwards).resolves.toBe('libre');
  });

  it('ne se bloque pas sur un échec', async () => {
    const inTurn = createQueue(bounds);
    const failures = await Promise.allSettled(
      Array.from({ length: 5 }, () => inTurn(() => Promise.reject(new Error('raté')))),
    );
    expect(failures.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(inTurn(async () => 'libre')).resolves.toBe('libre');
  });

  it('d’un seul ne prend pas toute la file : les autres attendent encore', async () => {
    const inTurn = createQueue({ ...bounds, mostWaitingEach: 3 });
    const gates: (() => void)[] = [];
    const work = () => new Promise<void>((open) => gates.push(open));
    const storm = Array.from({ length: 5 }, () => inTurn(work, 'tempête'));
    await expect(inTurn(work, 'tempête')).rejects.toMatchObject({ status: 503 });
    const other = inTurn(async () => 'servie', 'voisine');
    for (const one of storm) {
      gates.shift()?.();
      await one;
    }
    await expect(other).resolves.toBe('servie');
  });
});
