import { baseLocale, overwriteGetLocale } from './src/paraglide/runtime.js';
import { dismissNotification, listNotifications } from './src/ui/toast/notifications.ts';

/** Runs before each file: files share their modules. */
overwriteGetLocale(() => baseLocale);
for (const { id } of listNotifications()) dismissNotification(id);
