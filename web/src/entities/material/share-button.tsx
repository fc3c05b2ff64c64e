import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../ui/icon-button.tsx';
import { notify } from '../../ui/toast/notify.ts';

export function ShareButton({ title }: { title: string }) {
  return (
    <IconButton
      icon="share-2"
      label={m.share_label()}
      onClick={() => void share(title)}
      className="js-only"
    />
  );
}

async function share(title: string) {
  const url = location.href;
  // Only on phones: on a computer people want to paste the link.
  const hasSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  if (hasSheet && (await openSheet({ title, url }))) return;
  try {
    await navigator.clipboard.writeText(url);
    notify({ message: m.share_copied(), type: 'positive' });
  } catch {
    notify({ message: m.share_failed(), type: 'negative' });
  }
}

/** Closing the sheet is not a failure; if it does not open, the link is copied. */
async function openSheet(link: ShareData): Promise<boolean> {
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
