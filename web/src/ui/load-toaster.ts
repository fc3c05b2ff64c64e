import { logError } from '../lib/log.ts';
import { listNotifications, subscribeToNotifications } from '../lib/notifications.ts';

/** Loads the toaster at the first notification; a failed load is tried again at the next one. */
export function loadToasterOnDemand() {
  let isAsked = false;
  async function load() {
    if (isAsked || listNotifications().length === 0) return;
    isAsked = true;
    try {
      const { mountToaster } = await import('./toaster.tsx');
      mountToaster();
    } catch (error) {
      isAsked = false;
      logError('toaster', error);
    }
  }
  subscribeToNotifications(load);
  void load();
}
