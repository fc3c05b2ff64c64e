import { readUser, subscribeToUser } from './stored-user.ts';

export function createUserCache<Value>(): Map<string, Value> {
  const cache = new Map<string, Value>();
  if (typeof addEventListener === 'undefined') return cache;
  let owner = readUser()?.id;
  subscribeToUser(() => {
    const id = readUser()?.id;
    if (id !== owner) cache.clear();
    owner = id;
  });
  return cache;
}
