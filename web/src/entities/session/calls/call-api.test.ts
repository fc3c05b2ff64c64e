import { NoResponseError } from '@parpaing/contract/call-errors';
import { expect, it, vi } from 'vitest';
import { isTemporaryFailure } from '../tokens/refresh-or-end.ts';
import { callApi } from './call-api.ts';

vi.mock('./api.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('un morceau du site qui ne se charge pas est une panne passagère', async () => {
  const failure = await callApi('countUnread', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoResponseError);
  expect(isTemporaryFailure(failure)).toBe(true);
});
