import { NoResponseError } from '@parpaing/contract/call-errors';
import { expect, it } from 'vitest';
import { isTemporaryFailure } from '../tokens/refresh-or-end.ts';
import { createCallApi } from './call-api.ts';

it('un morceau du site qui ne se charge pas est une panne passagère', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const callApi = createCallApi(() => Promise.reject(missing));
  const failure = await callApi('countUnread', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoResponseError);
  expect(isTemporaryFailure(failure)).toBe(true);
});
