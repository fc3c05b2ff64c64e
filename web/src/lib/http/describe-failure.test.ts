import { ApiError } from '@parpaing/contract/call-errors';
import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';

it.each([
  [30, '30\u00A0s'],
  [150, '3\u00A0min'],
  [3600, '1\u00A0h'],
  [86_340, '24\u00A0h'],
])('qui doit attendre %i secondes lit combien : %s', (seconds, wait) => {
  const refused = new ApiError(429, { error: 'too_many_requests', message: 'Trop de demandes.' }, seconds);
  expect(describeFailure(refused)).toBe(`Trop de demandes. You can try again in ${wait}.`);
});
