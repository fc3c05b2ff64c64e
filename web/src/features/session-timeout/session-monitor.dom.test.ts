import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndReason } from '../../entities/session/end-reasons.ts';
import { endSessionInPlace } from '../../entities/session/end-session.ts';
import { readUser, subscribeToUser } from '../../entities/session/stored-user.ts';
import type { User } from '../../entities/session/user-record.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { resetBrowser, storeUser } from '../../testing/browser.ts';
import { startSessionMonitor } from './session-monitor.ts';

beforeEach(() => {
  overwriteGetLocale(() => 'fr');
  resetBrowser();
});

/** What the other tab does to the local storage, which this tab receives as events. */
function recordEnd(reason: EndReason, user: User) {
  const events: { key: string; newValue: string | null }[] = [];
  const stored = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.getItem(key),
    setItem: (key: string, newValue: string) => events.push({ key, newValue }),
    removeItem: (key: string) => events.push({ key, newValue: null }),
  });
  endSessionInPlace(reason, user);
  vi.unstubAllGlobals();
  return events;
}

const drafts = ['draft.message.1.7', 'draft.outbox.1.7'];

describe.each([
  ['du même processus', true],
  ['d’un autre processus', false],
])('fin de session dans un onglet %s', (_, isOneProcess) => {
  it.each<[string, EndReason, boolean, string[]]>([
    ['que l’horloge renvoie', 'inactivity', false, drafts],
    ['que le serveur renvoie', 'refresh-failed', false, drafts],
    ['que l’horloge renvoie d’un poste partagé', 'inactivity', true, []],
    ['qui se déconnecte', 'logout', false, []],
  ])('un membre %s retrouve ou non ce qu’il écrivait dans celui-ci', (_, reason, sharedDevice, kept) => {
    const user = storeUser({ sharedDevice });
    const events = recordEnd(reason, user);
    for (const key of [...drafts, 'draft.message.2.7', 'draft.contact']) sessionStorage.setItem(key, 'texte');
    // As the page does: it subscribes first, and stops the monitor as soon as the user is gone.
    const unsubscribe = subscribeToUser(() => readUser() ?? monitor.stop());
    const monitor = startSessionMonitor({ user, onWarning: () => {} });
    if (isOneProcess) localStorage.clear();
    for (const event of events) {
      if (event.newValue === null) localStorage.removeItem(event.key);
      dispatchEvent(new StorageEvent('storage', event));
    }
    unsubscribe();
    expect(Object.keys(sessionStorage).toSorted()).toEqual(kept);
  });
});
