/** Prefix of keys in the tab's storage that hold unfinished input; `forgetDrafts` removes them when a session ends. */
export const draftPrefix = 'draft.';

/** Removes the drafts of the tab, except those filed under the member who is expected back. */
export function forgetDrafts(returningUserId?: string) {
  for (let index = sessionStorage.length - 1; index >= 0; index--) {
    const key = sessionStorage.key(index);
    if (key?.startsWith(draftPrefix) && !key.includes(`.${returningUserId}.`)) sessionStorage.removeItem(key);
  }
}

/** Private windows and strict settings forbid storage: a session could not be kept. */
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
