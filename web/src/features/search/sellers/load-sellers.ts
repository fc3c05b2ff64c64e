import type { CallAnswer } from '@parpaing/contract/calls';
import type { ApiClient } from '@parpaing/contract/client';
import type { Place } from '@parpaing/contract/schemas';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { callWithoutRefused, type Faults, loadGuesses } from '../results/load-search.ts';

export interface FoundSellers {
  results: CallAnswer<'listSellers'>;
  faults: Faults;
  guesses: Place[];
}

export async function loadSellers(api: ApiClient, list: ListQuery): Promise<FoundSellers> {
  const { results, faults } = await callWithoutRefused(list, (query) => api.call('listSellers', { query }));
  return { results, faults, guesses: await loadGuesses(api, list, faults) };
}
