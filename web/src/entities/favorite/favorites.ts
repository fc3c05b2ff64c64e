import { logError } from '../../lib/browser/log.ts';
import { callApi } from '../session/call-api.ts';
import { readUser, subscribeToUser } from '../session/stored-user.ts';

let favoriteIds: ReadonlySet<string> = new Set();
/** Changes made in this page win over an answer that the server may have sent before them. */
const localChanges = new Map<string, boolean>();
let owner: string | undefined;
let isRequested = false;
const listeners = new Set<() => void>();

export function isFavorite(materialId: string): boolean {
  return localChanges.get(materialId) ?? favoriteIds.has(materialId);
}

export function readFavoriteChange(materialId: string) {
  return localChanges.get(materialId);
}

export function setFavoriteChange(materialId: string, isWanted: boolean | undefined) {
  if (isWanted === undefined) localChanges.delete(materialId);
  else localChanges.set(materialId, isWanted);
  notifyListeners();
}

export function subscribeToFavorites(listener: () => void) {
  listeners.add(listener);
  const unsubscribe = subscribeToUser(loadFavoriteIds);
  loadFavoriteIds();
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

function loadFavoriteIds() {
  const id = readUser()?.id;
  if (id === owner && isRequested) return;
  if (id !== owner) {
    owner = id;
    localChanges.clear();
    setFavoriteIds([]);
  }
  isRequested = true;
  if (!id) return;
  callApi('listFavoriteIds', {}).then(
    (answer) => owner === id && setFavoriteIds(answer.ids),
    (error: unknown) => {
      if (owner === id) isRequested = false;
      if (readUser()?.id === id) logError('favourites', error);
    },
  );
}

function setFavoriteIds(ids: string[]) {
  favoriteIds = new Set(ids);
  notifyListeners();
}

function notifyListeners() {
  for (const listener of listeners) listener();
}
