import { replace } from 'react-router';
import { goTo } from '../../../lib/browser/navigate.ts';
import { describePageError } from '../../../lib/http/describe-page-error.ts';
import { isAvailable } from '../../../lib/http/reach-server.ts';
import { startRetrying } from '../../../lib/http/start-retrying.ts';
import * as m from '../../../paraglide/messages.js';
import { listNotifications } from '../../../ui/toast/notifications.ts';
import { notify } from '../../../ui/toast/notify.ts';
import { isSheetHash } from '../filters/use-sheet.ts';

let shown: { address: string; data: unknown } | undefined;
let isHistoryMove = false;
let isRedirectedBack = false;
let failedAddress: string | undefined;
let clearFailure = () => {};

export function watchHistoryMoves(): () => void {
  // Preloaded, because it cannot be fetched once the connection is lost. In a timer, so that the page renders first.
  setTimeout(() => import('../../../ui/toast/toaster.tsx').catch(() => {}));
  const markHistoryMove = () => {
    isHistoryMove = true;
  };
  // In the capture phase, before the router.
  addEventListener('popstate', markHistoryMove, { capture: true });
  return () => {
    removeEventListener('popstate', markHistoryMove, { capture: true });
    shown = undefined;
    clearFailure();
  };
}

export function setShownList(address: string, data: unknown) {
  shown = { address, data };
  isHistoryMove = false;
  isRedirectedBack = false;
}

/** When a list cannot be loaded, the one shown stays and a toast offers to retry. */
export async function loadOrKeepShownList<T>({ url, signal }: Request, load: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  if (isRedirectedBack && shown?.address === address) {
    isRedirectedBack = false;
    return shown.data as T;
  }
  try {
    const loaded = await load();
    clearFailure();
    return loaded;
  } catch (error) {
    // Redirecting over an entry of the history would make it unreachable: the error page is shown.
    if (!shown || isHistoryMove || signal.aborted) throw error;
    notifyFailure(error, pathname, search);
    if (shown.address === address) return shown.data as T;
    isRedirectedBack = true;
    // The hash keeps the sheet of filters open.
    throw replace(shown.address + location.hash);
  }
}

function loadAgain(address: string) {
  const { hash } = location;
  if (isSheetHash(hash)) goTo(address + hash, { replace: true, preventScrollReset: true });
  else goTo(address);
}

function notifyFailure(error: unknown, pathname: string, search: string) {
  const address = pathname + search;
  const { message, status, retryAfter } = describePageError(error);
  const isUnavailable = status === 503;
  const text = isUnavailable ? `${message} ${m.unavailable_retrying()}` : message;
  const isNotified = () => listNotifications().some((shown) => shown.message === text);
  // An automatic retry failed: the toast stays and the delays keep growing.
  if (failedAddress === address && isNotified()) return;
  clearFailure();
  const action = { label: m.retry(), onClick: () => loadAgain(address) };
  const dismiss = notify({ message: text, type: 'negative', timeout: 0, action });
  async function retry() {
    if (!isNotified()) clearFailure();
    // The router's data address is tried first, so that a failed retry does not navigate.
    else if (await isAvailable(`${pathname}.data${search}`)) loadAgain(address);
  }
  const retrying = isUnavailable ? startRetrying({ retry, readRetryAfter: () => retryAfter }) : undefined;
  failedAddress = address;
  clearFailure = () => {
    failedAddress = undefined;
    dismiss();
    retrying?.stop();
  };
}
