import { describe, expect, it } from 'vitest';
import { createQueue, shareBounds } from './queue.ts';

const bounds = { concurrency: 2, maxWaiting: 64, maxWaitingPerCaller: 64 };

describe('une tempête de demandes', () => {
  it('passe deux par deux, et au-delà de 64 en attente les suivantes reviendront', async () => {
    const { run: inTurn } = createQueue(bounds);
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
    const { run: inTurn } = createQueue(bounds);
    const failures = await Promise.allSettled(
      Array.from({ length: 5 }, () => inTurn(() => Promise.reject(new Error('raté')))),
    );
    expect(failures.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(inTurn(async () => 'libre')).resolves.toBe('libre');
  });

  it('d’un seul ne prend pas toute la file : les autres attendent encore', async () => {
    const { run: inTurn } = createQueue({ ...bounds, maxWaitingPerCaller: 3 });
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

  it('passe à tour de rôle : qui demande peu n’attend pas derrière qui demande beaucoup', async () => {
    const { run } = createQueue({ ...bounds, concurrency: 1 });
    const served: string[] = [];
    const serve = (caller: string) => run(async () => void served.push(caller), caller);
    await Promise.all(
      ['tempête', 'tempête', 'tempête', 'tempête', 'voisine', 'cousine', 'voisine'].map(serve),
    );
    expect(served).toEqual(['tempête', 'tempête', 'voisine', 'cousine', 'tempête', 'voisine', 'tempête']);
  });

  it('qui remplit la file cède sa dernière place à qui attend moins', async () => {
    const { run, counts, rejects } = createQueue({ ...bounds, concurrency: 1, maxWaiting: 3 });
    let open = () => {};
    const running = run(() => new Promise<void>((resolve) => (open = resolve)), 'tempête');
    const storm = Array.from({ length: 3 }, () => run(async () => 'servie', 'tempête'));
    expect([rejects('tempête'), rejects('voisine')]).toEqual([true, false]);
    const neighbour = run(async () => 'servie', 'voisine');
    await expect(storm[2]).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(counts.waiting).toBe(3);
    open();
    await expect(Promise.all([running, storm[0], storm[1], neighbour])).resolves.toContain('servie');
  });

  it('n’attend pas plus longtemps que permis', async () => {
    const { run, counts } = createQueue({ ...bounds, concurrency: 1, maxWaitMs: 5 });
    let open = () => {};
    const running = run(() => new Promise<void>((resolve) => (open = resolve)));
    await expect(run(async () => 'servie')).rejects.toMatchObject({ status: 503 });
    expect(counts).toEqual({ running: 1, waiting: 0, refused: 1 });
    open();
    await running;
    expect(counts.running).toBe(0);
  });

  it('qui s’en va quitte la file et n’est pas servi', async () => {
    const { run, counts } = createQueue({ ...bounds, concurrency: 1 });
    let open = () => {};
    const running = run(() => new Promise<void>((resolve) => (open = resolve)));
    const client = new AbortController();
    const served: string[] = [];
    const leaving = run(async () => void served.push('parti'), 'parti', client.signal);
    const staying = run(async () => void served.push('resté'), 'resté');
    client.abort();
    await expect(leaving).rejects.toMatchObject({ name: 'AbortError' });
    expect(counts.waiting).toBe(1);
    open();
    await Promise.all([running, staying]);
    expect(served).toEqual(['resté']);
  });
});

it('chaque processus prend sa part des places, et au moins une', () => {
  expect(shareBounds({ concurrency: 2, maxWaiting: 64, maxWaitingPerCaller: 16 }, 4)).toEqual({
    concurrency: 1,
    maxWaiting: 16,
    maxWaitingPerCaller: 4,
  });
});
