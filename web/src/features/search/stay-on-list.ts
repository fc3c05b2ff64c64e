import { replace } from 'react-router';
import { describeError } from '../../lib/describe-error.ts';
import { goTo } from '../../lib/navigate.ts';
import { notify } from '../../lib/notify.ts';
import * as m from '../../paraglide/messages.js';

let shown: { address: string; data: unknown } | undefined;
/** Back or forward is under way: the entry it leads to is one to keep. */
let isMoving = false;
let isSentBack = false;
/** Takes away what told of the last failure: it stays until a list comes, or the page is left. */
let forgetFailure = () => {};

/** For as long as lists are shown; returns what ends it. */
export function watchLists(): () => void {
  // A lost connection could not bring what tells of it.
  import('../../ui/toaster.tsx').catch(() => {});
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
    tellFailure(error, address);
    if (shown.address === address) return shown.data as T;
    isSentBack = true;
    throw replace(shown.address);
  }
}

function tellFailure(error: unknown, address: string) {
  forgetFailure();
  const { message } = describeError(error);
  const action = { label: m.retry(), onClick: () => goTo(address) };
  forgetFailure = notify({ message, type: 'negative', timeout: 0, action });
}
