import { describe, expect, it } from 'vitest';
import { createPasswordHasher, createQueue } from './passwords.ts';

describe('un mot de passe', () => {
  it('est haché par argon2id, au prix annoncé', async () => {
    const { hash, verify } = createPasswordHasher();
    const hashed = await hash('truelle-et-niveau-42');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
    expect(await verify('truelle-et-niveau-42', hashed)).toBe(true);
    expect(await verify('truelle-et-niveau-43', hashed)).toBe(false);
  });
});

describe('une tempête de connexions', () => {
  it('passe deux par deux, et au-delà de 64 en attente les suivantes reviendront', async () => {
    const inTurn = createQueue();
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
    const inTurn = createQueue();
    const failures = await Promise.allSettled(
      Array.from({ length: 5 }, () => inTurn(() => Promise.reject(new Error('raté')))),
    );
    expect(failures.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(inTurn(async () => 'libre')).resolves.toBe('libre');
  });
});
