import { Icon } from '../../../icons/icon.tsx';
import { formatDateTime } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import type { DraftState } from './draft-saver.ts';

export const formatTime = (date: string) => formatDateTime(new Date(date), { timeStyle: 'short' });

export function DraftStatus({ state: { status, savedAt } }: { state: DraftState }) {
  const icon =
    status === 'failed' || status === 'conflict'
      ? 'circle-exclamation-point'
      : status === 'saved'
        ? 'cloud-check'
        : 'cloud-upload';
  const text = describeStatus(status, savedAt);
  return (
    <p role="status" className="flex min-h-6 items-start gap-2 text-13 text-ink-2">
      {text && <Icon name={icon} size={18} className="flex-none" />}
      {text}
    </p>
  );
}

function describeStatus(status: DraftState['status'], savedAt: string | undefined): string | undefined {
  if (status === 'failed') return m.form_draft_failed();
  if (status === 'saving') return m.form_draft_saving();
  if (status === 'unsaved' || status === 'conflict') return m.form_draft_unsaved();
  return savedAt && m.form_draft_saved_at({ time: formatTime(savedAt) });
}
