import { Icon } from '../../../icons/icon.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { DialogBody } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

interface CheckingStepProps {
  name: string;
  sent?: number;
  progress?: { done: number; total: number };
}

export function CheckingStep({ name, sent, progress }: CheckingStepProps) {
  const share = sent ?? (progress?.total ? progress.done / progress.total : 0);
  const label = sent !== undefined && sent < 1 ? m.import_sending() : m.import_checking();
  return (
    <DialogBody>
      <div className="flex items-center gap-3.5 rounded-2 border border-joint bg-page p-4">
        <Icon name="file-spreadsheet" size={24} strokeWidth={1.5} className="flex-none text-ink-2" />
        <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
      </div>
      <div className="mt-4 mb-2 flex justify-between gap-4 text-13" aria-live="polite">
        <span className="font-semibold">{label}</span>
        {progress && progress.total > 0 && (
          <span className="text-ink-2">
            {m.import_lines_of({ done: formatNumber(progress.done), total: formatNumber(progress.total) })}
          </span>
        )}
      </div>
      <ProgressBar label={label} share={share} />
    </DialogBody>
  );
}
