import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { keepCapped } from './keep-capped.ts';
import { capTotal } from './totals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const db = {} as Database;

it('un compte qui atteint la limite sert une minute, par recherche', async () => {
  const count = vi.fn(async (_: Database, word: string) => ({ ...capTotal(20_000), word }));
  const getCount = keepCapped(count);
  expect([await getCount(db, 'bois'), await getCount(db, 'bois')].map(({ word }) => word)).toEqual([
    'bois',
    'bois',
  ]);
  expect(count).toHaveBeenCalledTimes(1);
  expect((await getCount(db, 'laine')).word).toBe('laine');
  expect(count).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_001);
  await getCount(db, 'bois');
  expect(count).toHaveBeenCalledTimes(3);
});

it('un compte exact se recompte à chaque fois', async () => {
  const count = vi.fn(async () => capTotal(10_000));
  const getCount = keepCapped(count);
  await getCount(db);
  await getCount(db);
  expect(count).toHaveBeenCalledTimes(2);
});
