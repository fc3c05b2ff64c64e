import { describeFailure } from '../../lib/http/describe-failure.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { api } from '../session/api.ts';
import { readFavoriteChange, setFavoriteChange } from './favorites.ts';

/**
 * The last state the server accepted, by material. Requests are queued: sent together, an addition and a
 * removal could arrive in the wrong order.
 */
const queues = new Map<string, Promise<boolean | undefined>>();

export async function changeFavorite(materialId: string, isWanted: boolean) {
  const previous = queues.get(materialId) ?? Promise.resolve(readFavoriteChange(materialId));
  setFavoriteChange(materialId, isWanted);
  const change = previous.then((acceptedState) => send(materialId, isWanted, acceptedState));
  queues.set(materialId, change);
  await change;
  if (queues.get(materialId) === change) queues.delete(materialId);
}

async function send(materialId: string, isWanted: boolean, acceptedState: boolean | undefined) {
  const isStillWanted = () => readFavoriteChange(materialId) === isWanted;
  if (!isStillWanted()) return acceptedState;
  try {
    const name = isWanted ? 'addFavorite' : 'removeFavorite';
    // `keepalive`: leaving the page must not cancel a change that is already shown.
    await api.call(name, { params: { materialId } }, { keepalive: true });
    return isWanted;
  } catch (error) {
    if (isStillWanted()) setFavoriteChange(materialId, acceptedState);
    notify({ message: describeFailure(error, m.favorite_failed()), type: 'negative' });
    return acceptedState;
  }
}
