import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';
import { callApi } from '../../session/calls/call-api.ts';
import {
  callForMember,
  getQueryClient,
  memberKey,
  retryInBackground,
} from '../../session/calls/query-client.ts';

export const favoriteIdsQuery = () =>
  queryOptions({
    queryKey: memberKey('favorites', 'ids'),
    queryFn: async () => (await callForMember('listFavoriteIds', {})).ids,
    meta: { logAs: 'favourites' },
    ...retryInBackground,
  });

export const favoritesPageQuery = (page: number) =>
  queryOptions({
    queryKey: memberKey('favorites', 'page', page),
    queryFn: () => callForMember('listFavorites', { query: { page } }),
  });

export const favoriteChangeKey = (materialId: string) => memberKey('favorites', 'change', materialId);

/** The state that was last asked for, or else the one the server knows. */
export function isFavorite(materialId: string): boolean {
  const client = getQueryClient();
  const filters = { mutationKey: favoriteChangeKey(materialId), status: 'pending' } as const;
  const pending = client.getMutationCache().findAll(filters).at(-1)?.state.variables as boolean | undefined;
  const isSaved = client.getQueryData(favoriteIdsQuery().queryKey)?.includes(materialId);
  return pending ?? isSaved ?? false;
}

/** Returns false when it failed, which a toast says. */
export function changeFavorite(materialId: string, isWanted: boolean): Promise<boolean> {
  const client = getQueryClient();
  const change = client.getMutationCache().build(client, favoriteChange(materialId));
  return change.execute(isWanted).then(
    () => true,
    () => false,
  );
}

/** In one scope: sent together, an addition and a removal could arrive in the wrong order. */
function favoriteChange(materialId: string) {
  const { queryKey } = favoriteIdsQuery();
  return mutationOptions({
    mutationKey: favoriteChangeKey(materialId),
    scope: { id: `favorite ${materialId}` },
    // `keepalive`: leaving the page must not cancel a change that is already shown.
    mutationFn: (isWanted: boolean) =>
      callApi(isWanted ? 'addFavorite' : 'removeFavorite', { params: { materialId } }, { keepalive: true }),
    onSuccess(_, isWanted) {
      const client = getQueryClient();
      const state = client.getQueryState(queryKey);
      if (!state) return;
      client.setQueryData(queryKey, (ids = []) => [
        ...ids.filter((id) => id !== materialId),
        ...(isWanted ? [materialId] : []),
      ]);
      // An answer under way may have been read before the change.
      if (!state.data || state.fetchStatus !== 'idle') void client.invalidateQueries({ queryKey });
    },
    onError(error) {
      notify({ message: describeFailure(error, m.favorite_failed()), type: 'negative' });
    },
  });
}
