import type { Import } from '@parpaing/contract/schemas';
import { Icon } from '../../../icons/icon.tsx';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, DialogBody } from '../../../ui/dialog.tsx';
import { BadLinesLink } from './bad-lines.tsx';
import { describeResult } from './counts.ts';
import { PhotosSection } from './photos-section.tsx';

interface DoneStepProps {
  file: Import;
  photos: Import | undefined;
  onRestart: () => void;
  onClose: () => void;
}

export function DoneStep({ file, photos, onRestart, onClose }: DoneStepProps) {
  const { total } = file.progress;
  const bad = file.check?.bad ?? 0;
  return (
    <>
      <DialogBody>
        <div className="flex gap-3 rounded-2 border border-joint px-5 py-4" role="status">
          <Icon name="circle-check" size={22} className="mt-1 flex-none text-positive" />
          <div>
            <p className="text-24 font-semibold">
              {total === 1 ? m.import_done_one() : m.import_done({ count: formatNumber(total) })}
            </p>
            <p className="text-13 text-ink-2">{describeResult(file)}</p>
          </div>
        </div>
        {bad > 0 && (
          <div className="mt-4">
            <p>{bad === 1 ? m.import_done_bad_one() : m.import_done_bad({ count: formatNumber(bad) })}</p>
            <BadLinesLink id={file.id} count={bad} />
          </div>
        )}
        <div className="mt-5 border-t border-joint pt-5">
          <PhotosSection photos={photos} />
        </div>
      </DialogBody>
      <DialogActions>
        <Button type="button" look="secondary" onClick={onRestart}>
          {m.import_another()}
        </Button>
        <Button type="button" onClick={onClose}>
          {m.import_close()}
        </Button>
      </DialogActions>
    </>
  );
}
