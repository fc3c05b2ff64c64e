import { replace } from 'react-router';
import { goTo } from '../../../lib/browser/navigate.ts';
import { describeError } from '../../../lib/http/describe-error.ts';
import { isAvailable } from '../../../lib/http/reach-server.ts';
import { startRetrying } from '../../../lib/http/start-retrying.ts';
import * as m from '../../../paraglide/messages.js';
import { listNotifications } from '../../../ui/toast/notifications.ts';
import { notify } from '../../../ui/toast/notify.ts';

let shown: { address: string; data: unknown } | undefined;
/** Back or forward is under way: the entry it leads to is one to keep. */
let isMoving = false;
let isSentBack = false;
/** The address of the last list that could not be had, while it is told. */
let failed: string | undefined;
/** Takes away what told of the last failure: it stays until a list comes, or the page is left. */
let forgetFailure = () => {};

/** For as long as lists are shown; returns what ends it. */
export function watchLists(): () => void {
  // A lost connection could not bring what tells of it.
  import('../../../ui/toast/toaster.tsx').catch(() => {});
  const move = () => {
    isMoving = true;
  };
  // Before the router hears of it.
  addEventListener('popstate', move, { capture: true });
  return () => {
    removeEventListener('popstate', move, { capture: true });
    shown = undefined;
    forgetFailure();
  };
}

/** To be called with what the page shows. */
export function keepList(address: string, data: unknown) {
  shown = { address, data };
  isMoving = false;
  isSentBack = false;
}

/** A list that cannot be had leaves the one shown in place: one is told, and may ask for it again. */
export async function loadOrStay<T>({ url, signal }: Request, load: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  if (isSentBack && shown?.address === address) {
    isSentBack = false;
    return shown.data as T;
  }
  try {
    const loaded = await load();
    forgetFailure();
    return loaded;
  } catch (error) {
    // Sent back over an entry of the history, one could not reach it any more: its own page tells.
    if (!shown || isMoving || signal.aborted) throw error;
    tellFailure(error, pathname, search);
    if (shown.address === address) return shown.data as T;
    isSentBack = true;
    throw replace(shown.address);
  }
}

function tellFailure(error: unknown, pathname: string, search: string) {
  const address = pathname + search;
  const { message, status, retryAfter } = describeError(error);
  const isUnavailable = status === 503;
  const told = isUnavailable ? `${message} ${m.unavailable_retrying()}` : message;
  const isTold = () => listNotifications().some((shown) => shown.message === told);
  // Asked for again by itself: what was told stays, and the pauses go on growing.
  if (failed === address && isTold()) return;
  forgetFailure();
  const action = { label: m.retry(), onClick: () => goTo(address) };
  const dismiss = notify({ message: told, type: 'negative', timeout: 0, action });
  async function retry() {
    if (!isTold()) forgetFailure();
    // The router's data address is tried first, so that a failed retry does not navigate.
    else if (await isAvailable(`${pathname}.data${search}`)) goTo(address);
  }
  const retrying = isUnavailable ? startRetrying({ retry, readRetryAfter: () => retryAfter }) : undefined;
  failed = address;
  forgetFailure = () => {
    failed = undefined;
    dismiss();
    retrying?.stop();
  };
}
