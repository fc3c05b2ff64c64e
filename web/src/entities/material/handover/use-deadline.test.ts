import { dayAfter } from '@parpaing/contract/delivery-time';
import { expect, it } from 'vitest';
import { readDeadline } from './use-deadline.ts';

const read = (search: string) => readDeadline(new URLSearchParams(search));

it('une date à venir se lit, une autre n’est rien', () => {
  const soon = dayAfter(3);
  expect(read(`deadline=${soon}`)).toBe(soon);
  expect(
    ['deadline=2020-01-01', 'deadline=demain', 'deadline=2999-02-30', 'deadline=', ''].map(read),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
