import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { keepRead } from './keep-read.ts';
import { readPolicies } from './policies.ts';

const db = {} as Database;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('une lecture qui peut servir périmée', () => {
  const { freshMs, staleMs } = readPolicies.categories;

  it('est faite une fois pour tous, puis sert encore pendant qu’on la refait', async () => {
    const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1);
    const get = keepRead('categories', read);
    expect(await Promise.all([get(db), get(db)])).toEqual([1, 1]);
    expect(read).toHaveBeenCalledTimes(1);

    const { promise, resolve } = Promise.withResolvers<number>();
    read.mockReturnValueOnce(promise);
    vi.advanceTimersByTime(freshMs);
    expect(await Promise.all([get(db), get(db)])).toEqual([1, 1]);
    expect(read).toHaveBeenCalledTimes(2);
    resolve(2);
    await vi.waitFor(async () => expect(await get(db)).toBe(2));
  });

  it('si elle échoue, laisse servir la précédente, et se retente', async () => {
    const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1);
    const get = keepRead('categories', read);
    await get(db);
    vi.advanceTimersByTime(freshMs);
    read.mockRejectedValueOnce(new Error('database away')).mockResolvedValueOnce(3);
    expect(await get(db)).toBe(1);
    await vi.waitFor(async () => expect(await get(db)).toBe(3));
  });

  it('trop vieille, ne sert plus : on attend la nouvelle', async () => {
    const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    const get = keepRead('categories', read);
    await get(db);
    vi.advanceTimersByTime(staleMs + 1);
    expect(await get(db)).toBe(2);
  });
});

describe('une lecture qui ne sert jamais périmée', () => {
  const isCapped = ({ total }: { total: number }) => total > 10_000;

  it('est gardée pour les mêmes arguments, puis refaite', async () => {
    const read = vi.fn(async (_: Database, word: string) => ({ total: 20_000, word }));
    const get = keepRead('cappedTotals', read, isCapped);
    expect([await get(db, 'bois'), await get(db, 'bois')].map(({ word }) => word)).toEqual(['bois', 'bois']);
    expect(read).toHaveBeenCalledTimes(1);
    expect((await get(db, 'laine')).word).toBe('laine');
    expect(read).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(readPolicies.cappedTotals.freshMs);
    await get(db, 'bois');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('n’est pas gardée si sa valeur ne s’y prête pas', async () => {
    const read = vi.fn(async () => ({ total: 10_000 }));
    const get = keepRead('cappedTotals', read, isCapped);
    await get(db);
    await get(db);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
