import type { ImportCheck } from '@parpaing/contract/schemas';
import { expect, it } from 'vitest';
import { describeResult } from './counts.ts';

const counts = { created: 5, statedPublished: 1, statedDrafts: 2, updated: 1 } as ImportCheck;

it.each([
  [true, '5 new materials (3 published, 2 kept as drafts), 1 updated by its reference'],
  [false, '5 new materials (1 published, 4 kept as drafts), 1 updated by its reference'],
])('says what an import did, new materials published: %s', (publish, text) => {
  expect(describeResult({ check: counts, publish })).toBe(text);
});

it('says only what changed when nothing is new', () => {
  const check = { ...counts, created: 0, statedPublished: 0, statedDrafts: 0 };
  expect(describeResult({ check, publish: true })).toBe('1 updated by its reference');
});
