import { expect, it } from 'vitest';
import { getThreadKey } from './thread-key.ts';

const material = { id: 'matériau' };

it('ce qu’écrit un acheteur garde son nom quand son premier message ouvre la conversation', () => {
  const before = getThreadKey({ isSeller: false, material });
  expect(getThreadKey({ id: 'conversation', isSeller: false, material })).toBe(before);
});

it('un vendeur ne mêle pas ses acheteurs', () => {
  const names = ['une', 'autre'].map((id) => getThreadKey({ id, isSeller: true, material }));
  expect(new Set(names).size).toBe(2);
});
