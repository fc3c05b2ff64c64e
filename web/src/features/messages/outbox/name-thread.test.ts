import { expect, it } from 'vitest';
import { nameThread } from './name-thread.ts';

const material = { id: 'matériau' };

it('ce qu’écrit un acheteur garde son nom quand son premier message ouvre la conversation', () => {
  const before = nameThread({ isSeller: false, material });
  expect(nameThread({ id: 'conversation', isSeller: false, material })).toBe(before);
});

it('un vendeur ne mêle pas ses acheteurs', () => {
  const names = ['une', 'autre'].map((id) => nameThread({ id, isSeller: true, material }));
  expect(new Set(names).size).toBe(2);
});
