import { logError } from '../../lib/browser/log.ts';
import { callApi } from '../session/call-api.ts';
import { readUser, subscribeToUser } from '../session/stored-user.ts';

/** Those of the user logged in here, as the server answered; empty until then. */
let known: ReadonlySet<string> = new Set();
/** Made in this page: they stand over an answer that may have left before them. */
const changes = new Map<string, boolean>();
let owner: string | undefined;
let isAsked = false;
const followers = new Set<() => void>();

export function isFavorite(materialId: string): boolean {
  return changes.get(materialId) ?? known.has(materialId);
}

export function readFavoriteChange(materialId: string) {
  return changes.get(materialId);
}

/** Undefined takes the change back. */
export function setFavoriteChange(materialId: string, isWanted: boolean | undefined) {
  if (isWanted === undefined) changes.delete(materialId);
  else changes.set(materialId, isWanted);
  tellFollowers();
}

export function subscribeToFavorites(follower: () => void) {
  followers.add(follower);
  const unsubscribe = subscribeToUser(load);
  load();
  return () => {
    followers.delete(follower);
    unsubscribe();
  };
}

/** Once a session, and only where a heart is shown to a member; again where the last answer failed. */
function load() {
  const id = readUser()?.id;
  if (id === owner && isAsked) return;
  if (id !== owner) {
    owner = id;
    changes.clear();
    know([]);
  }
  isAsked = true;
  if (!id) return;
  callApi('listFavoriteIds', {}).then(
    // Someone else may have logged in meanwhile.
    (answer) => owner === id && know(answer.ids),
    (error: unknown) => {
      if (owner === id) isAsked = false;
      // A session that ended has said so itself.
      if (readUser()?.id === id) logError('favourites', error);
    },
  );
}

function know(ids: string[]) {
  known = new Set(ids);
  tellFollowers();
}

function tellFollowers() {
  for (const follower of followers) follower();
}
