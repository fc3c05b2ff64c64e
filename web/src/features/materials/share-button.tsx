import { Share2 } from 'lucide-react';
import { notify } from '../../lib/notify.ts';
import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../ui/icon-button.tsx';

/** The system's own sheet where there is one, else the link in the clipboard. */
export function ShareButton({ title }: { title: string }) {
  return (
    <IconButton icon={Share2} label={m.share_label()} onClick={() => void share(title)} className="js-only" />
  );
}

async function share(title: string) {
  const url = location.href;
  try {
    // Only phones: elsewhere the sheet stands between a person and the link they want to paste.
    if (navigator.share && matchMedia('(pointer: coarse)').matches)
      return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notify({ message: m.share_copied(), type: 'positive' });
  } catch (error) {
    // Closing the sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify({ message: m.share_failed(), type: 'negative' });
  }
}
