import { expect, it } from 'vitest';
import { createRestartPolicy } from './restart-policy.ts';

const crash = { ms: 100, wasReady: true, hasRefused: false };
const stillborn = { ms: 100, wasReady: false, hasRefused: false };

it('un travailleur qui a longtemps servi est relancé aussitôt', () => {
  expect(createRestartPolicy()({ ...crash, ms: 60_000 })).toBe(0);
});

it('celui qui retombe aussitôt attend de plus en plus, sans que l’on y renonce', () => {
  const choosePause = createRestartPolicy();
  expect(Array.from({ length: 5 }, () => choosePause(crash))).toEqual([1000, 3000, 3000, 3000, 3000]);
  expect(choosePause({ ...crash, ms: 60_000 })).toBe(0);
});

it('celui qui n’a jamais servi est abandonné au troisième essai, ou dès qu’il dit pourquoi', () => {
  const choosePause = createRestartPolicy();
  expect([choosePause(stillborn), choosePause(stillborn), choosePause(stillborn)]).toEqual([
    1000,
    3000,
    undefined,
  ]);
  expect(createRestartPolicy()({ ...stillborn, hasRefused: true })).toBeUndefined();
  const chooseLater = createRestartPolicy();
  const slow = { ...stillborn, ms: 20_000 };
  expect([chooseLater(slow), chooseLater(slow), chooseLater(slow)]).toEqual([0, 0, undefined]);
});

it('celui qui a servi est relancé même s’il dit ne pas pouvoir : sa base peut revenir', () => {
  const choosePause = createRestartPolicy();
  choosePause({ ...crash, ms: 60_000 });
  expect(choosePause({ ...stillborn, hasRefused: true })).toBe(1000);
});
