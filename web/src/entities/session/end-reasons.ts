import { leftoverLang } from '../../lib/i18n/locale.ts';
import * as m from '../../paraglide/messages.js';
import type { NotificationType } from '../../ui/toast/notifications.ts';

interface End {
  message: () => string;
  type: NotificationType;
  /** In milliseconds; the usual time where it is left out. */
  timeout?: number;
  lang?: () => string | undefined;
  /** `…-if-private` leaves whoever reads a public page to it; but for `login`, a private page is returned to. */
  leadsTo: 'login' | 'login-with-return' | 'login-if-private' | 'home-if-private';
}

const expired = { message: m.session_expired, lang: () => leftoverLang('session_expired') };

/** Every way out of a session: what is said, once, and where it leads (SPEC §4, §8, §9). */
const ends = {
  'refresh-failed': { ...expired, type: 'negative', leadsTo: 'login-with-return' },
  'idle-call': { ...expired, type: 'warning', leadsTo: 'login-with-return' },
  /** The tab was hidden, or closed. */
  away: {
    message: m.session_away,
    type: 'warning',
    lang: () => leftoverLang('session_away'),
    leadsTo: 'login-if-private',
  },
  /** The countdown, or the simple guard, came to its end. */
  inactivity: {
    message: m.session_inactive,
    type: 'warning',
    lang: () => leftoverLang('session_inactive'),
    leadsTo: 'login-if-private',
  },
  /** Chosen in the warning. */
  'warning-logout': {
    message: m.session_inactive_logout,
    type: 'info',
    timeout: 3000,
    lang: () => leftoverLang('session_inactive_logout'),
    leadsTo: 'login',
  },
  'extend-failed': {
    message: m.session_extend_failed,
    type: 'negative',
    lang: () => leftoverLang('session_extend_failed'),
    leadsTo: 'login-with-return',
  },
  guard: { message: m.session_guard_expired, type: 'warning', leadsTo: 'login-with-return' },
  logout: { message: m.session_logged_out, type: 'positive', timeout: 3000, leadsTo: 'home-if-private' },
  deleted: { message: m.delete_done, type: 'info', leadsTo: 'home-if-private' },
  'other-tab': { message: m.session_logged_out, type: 'info', timeout: 3000, leadsTo: 'login-if-private' },
} satisfies Record<string, End>;

export type SessionEnd = keyof typeof ends;
export const sessionEnds: Record<SessionEnd, End> = ends;
