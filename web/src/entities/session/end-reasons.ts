import { getUntranslatedLang } from '../../lib/i18n/locale.ts';
import * as m from '../../paraglide/messages.js';
import type { NotificationType } from '../../ui/toast/notifications.ts';

interface EndBehavior {
  message: () => string;
  type: NotificationType;
  timeout?: number;
  lang?: () => string | undefined;
  /** `…-if-private` stays on a public page. All but `login` return to a private page after the next login. */
  redirectsTo: 'login' | 'login-with-return' | 'login-if-private' | 'home-if-private';
}

const expired = { message: m.session_expired, lang: () => getUntranslatedLang('session_expired') };

const reasons = {
  'refresh-failed': { ...expired, type: 'negative', redirectsTo: 'login-with-return' },
  'idle-call': { ...expired, type: 'warning', redirectsTo: 'login-with-return' },
  away: {
    message: m.session_away,
    type: 'warning',
    lang: () => getUntranslatedLang('session_away'),
    redirectsTo: 'login-if-private',
  },
  inactivity: {
    message: m.session_inactive,
    type: 'warning',
    lang: () => getUntranslatedLang('session_inactive'),
    redirectsTo: 'login-if-private',
  },
  'warning-logout': {
    message: m.session_inactive_logout,
    type: 'info',
    timeout: 3000,
    lang: () => getUntranslatedLang('session_inactive_logout'),
    redirectsTo: 'login',
  },
  'extend-failed': {
    message: m.session_extend_failed,
    type: 'negative',
    lang: () => getUntranslatedLang('session_extend_failed'),
    redirectsTo: 'login-with-return',
  },
  guard: { message: m.session_guard_expired, type: 'warning', redirectsTo: 'login-with-return' },
  logout: { message: m.session_logged_out, type: 'positive', timeout: 3000, redirectsTo: 'home-if-private' },
  deleted: { message: m.delete_done, type: 'info', redirectsTo: 'home-if-private' },
  'other-tab': {
    message: m.session_logged_out,
    type: 'info',
    timeout: 3000,
    redirectsTo: 'login-if-private',
  },
} satisfies Record<string, EndBehavior>;

export type EndReason = keyof typeof reasons;
export const endReasons: Record<EndReason, EndBehavior> = reasons;
