/** Keys of unfinished input in the tab's storage: `draft.<kind>` or `draft.<kind>.<user id>…`. */
export const draftPrefix = 'draft.';

export function removeDrafts(returningUserId?: string) {
  for (let index = sessionStorage.length - 1; index >= 0; index--) {
    const key = sessionStorage.key(index);
    if (!key?.startsWith(draftPrefix)) continue;
    const [, , ownerId] = key.split('.');
    if (!ownerId || ownerId !== returningUserId) sessionStorage.removeItem(key);
  }
}

/** Private windows and strict settings refuse storage: a read is then null and a write does nothing. */
export function tryStorage<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}

export class StorageRefusedError extends Error {
  constructor() {
    super('storage refused');
    this.name = 'StorageRefusedError';
  }
}

export function canUseStorage(): boolean {
  try {
    const probe = 'storage-probe';
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
