import { callApi } from './call-api.ts';
import { logError } from './log.ts';
import { readUser, subscribeToUser } from './session.ts';

/** Those of the user logged in here, known once asked for; undefined until then. */
let ids: ReadonlySet<string> | undefined;
let owner: string | undefined;
const followers = new Set<() => void>();

export function readFavorites() {
  return ids;
}

export function setFavorites(next: ReadonlySet<string> | undefined) {
  ids = next;
  for (const follower of followers) follower();
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

/** Once a session, and only where a heart is shown to a member. */
function load() {
  const id = readUser()?.id;
  if (id === owner) return;
  owner = id;
  setFavorites(undefined);
  if (!id) return;
  callApi('listFavoriteIds', {}).then(
    // Someone else may have logged in meanwhile.
    (answer) => owner === id && setFavorites(new Set(answer.ids)),
    // A session that ended has said so itself.
    (error: unknown) => readUser()?.id === id && logError('favourites', error),
  );
}
