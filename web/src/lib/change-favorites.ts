import * as m from '../paraglide/messages.js';
import { api } from './api.ts';
import { describeFailure } from './describe-failure.ts';
import { readFavorites, setFavorites } from './favorites.ts';
import { notify } from './notify.ts';

/** Shown at once; taken back where the server refuses. */
export async function changeFavorite(materialId: string, isWanted: boolean) {
  apply(materialId, isWanted);
  try {
    await api.call(isWanted ? 'addFavorite' : 'removeFavorite', { params: { materialId } });
  } catch (error) {
    apply(materialId, !isWanted);
    notify({ message: describeFailure(error, m.favorite_failed()), type: 'negative' });
  }
}

function apply(materialId: string, isWanted: boolean) {
  const next = new Set(readFavorites());
  if (isWanted) next.add(materialId);
  else next.delete(materialId);
  setFavorites(next);
}
