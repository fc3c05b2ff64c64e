import { readUser, subscribeToUser } from './stored-user.ts';

/** What the page remembers of whoever is logged in: it goes when they do. */
export function rememberForUser<Value>(): Map<string, Value> {
  const memory = new Map<string, Value>();
  // The server imports what remembers, and has nobody to remember.
  if (typeof addEventListener === 'undefined') return memory;
  let owner = readUser()?.id;
  subscribeToUser(() => {
    const id = readUser()?.id;
    if (id !== owner) memory.clear();
    owner = id;
  });
  return memory;
}
