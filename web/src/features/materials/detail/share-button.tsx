import { Share2 } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { notify } from '../../../ui/toast/notify.ts';

/** The system's own sheet where there is one, else the link in the clipboard. */
export function ShareButton({ title }: { title: string }) {
  return (
    <IconButton icon={Share2} label={m.share_label()} onClick={() => void share(title)} className="js-only" />
  );
}

async function share(title: string) {
  const url = location.href;
  // Only phones: elsewhere the sheet stands between a person and the link they want to paste.
  const hasSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  if (hasSheet && (await openSheet({ title, url }))) return;
  try {
    await navigator.clipboard.writeText(url);
    notify({ message: m.share_copied(), type: 'positive' });
  } catch {
    notify({ message: m.share_failed(), type: 'negative' });
  }
}

/** Closing it is an answer, not a failure; one that does not open leaves the clipboard. */
async function openSheet(link: ShareData): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
