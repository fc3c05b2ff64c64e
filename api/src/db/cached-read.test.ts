import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheRead } from './cached-read.ts';
import type { Database } from './database.ts';

const db = {} as Database;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ce qui est gardé sert à tous, puis encore pendant qu’on le relit', async () => {
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1);
  const get = cacheRead(1000, read);
  expect(await Promise.all([get(db), get(db)])).toEqual([1, 1]);
  expect(read).toHaveBeenCalledTimes(1);

  const { promise, resolve } = Promise.withResolvers<number>();
  read.mockReturnValueOnce(promise);
  vi.advanceTimersByTime(1000);
  expect(await Promise.all([get(db), get(db)])).toEqual([1, 1]);
  expect(read).toHaveBeenCalledTimes(2);
  resolve(2);
  await vi.waitFor(async () => expect(await get(db)).toBe(2));
});

it('une lecture qui échoue laisse servir la précédente, et se retente', async () => {
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1);
  const get = cacheRead(1000, read);
  await get(db);
  vi.advanceTimersByTime(1000);
  read.mockRejectedValueOnce(new Error('database away')).mockResolvedValueOnce(3);
  expect(await get(db)).toBe(1);
  await vi.waitFor(async () => expect(await get(db)).toBe(3));
});

it('ce qui est trop vieux ne sert plus : on attend la nouvelle lecture', async () => {
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const get = cacheRead(1000, read);
  await get(db);
  vi.advanceTimersByTime(10_001);
  expect(await get(db)).toBe(2);
});
