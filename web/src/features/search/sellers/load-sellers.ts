import type { CallAnswer } from '@parpaing/contract/calls';
import type { ApiClient } from '@parpaing/contract/client';
import type { Place } from '@parpaing/contract/schemas';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { type Faults, loadGuesses, readUnderstood, toTolerantQuery } from '../results/load-search.ts';

export interface FoundSellers {
  results: CallAnswer<'listSellers'>;
  faults: Faults;
  understood: string;
  guesses: Place[];
}

export async function loadSellers(api: ApiClient, list: ListQuery): Promise<FoundSellers> {
  const answer = await api.call('listSellers', { query: toTolerantQuery(list) });
  const { results, faults, understood } = readUnderstood(list, answer);
  return { results, faults, understood, guesses: await loadGuesses(api, list, faults) };
}
