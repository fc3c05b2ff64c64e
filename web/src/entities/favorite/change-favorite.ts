import { describeFailure } from '../../lib/http/describe-failure.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { api } from '../session/api.ts';
import { readFavoriteChange, setFavoriteChange } from './favorites.ts';

/** What the server last took, by material: at once, an addition and a removal could pass one another. */
const turns = new Map<string, Promise<boolean | undefined>>();

/** Shown at once; taken back where the server refuses. */
export async function changeFavorite(materialId: string, isWanted: boolean) {
  const before = turns.get(materialId) ?? Promise.resolve(readFavoriteChange(materialId));
  setFavoriteChange(materialId, isWanted);
  const turn = before.then((taken) => send(materialId, isWanted, taken));
  turns.set(materialId, turn);
  await turn;
  if (turns.get(materialId) === turn) turns.delete(materialId);
}

async function send(materialId: string, isWanted: boolean, taken: boolean | undefined) {
  const isStillWanted = () => readFavoriteChange(materialId) === isWanted;
  // Clicked again since, or left by a member who logged out.
  if (!isStillWanted()) return taken;
  try {
    const name = isWanted ? 'addFavorite' : 'removeFavorite';
    // The heart already shows it: leaving the page must not undo it.
    await api.call(name, { params: { materialId } }, { keepalive: true });
    return isWanted;
  } catch (error) {
    if (isStillWanted()) setFavoriteChange(materialId, taken);
    notify({ message: describeFailure(error, m.favorite_failed()), type: 'negative' });
    return taken;
  }
}
