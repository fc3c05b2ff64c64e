import { replace } from 'react-router';
import { describeError } from '../../lib/describe-error.ts';
import { goTo } from '../../lib/navigate.ts';
import { notify } from '../../lib/notify.ts';
import * as m from '../../paraglide/messages.js';

let shown: { address: string; data: unknown } | undefined;

/** To be called with what the page shows; returns what forgets it. */
export function keepList(address: string, data: unknown): () => void {
  shown = { address, data };
  // A lost connection could not bring what tells of it.
  import('../../ui/toaster.tsx').catch(() => {});
  return () => {
    shown = undefined;
  };
}

/** A list that cannot be had leaves the one shown in place: one is told, and may ask for it again. */
export async function loadOrStay<T>({ url, signal }: Request, load: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  try {
    return await load();
  } catch (error) {
    if (!shown || signal.aborted) throw error;
    // Just sent back to it.
    if (shown.address === address) return shown.data as T;
    const { message } = describeError(error);
    notify({ message, type: 'negative', action: { label: m.retry(), onClick: () => goTo(address) } });
    throw replace(shown.address);
  }
}
