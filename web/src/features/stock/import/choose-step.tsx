import type { Import } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { type DragEvent, useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, DialogBody } from '../../../ui/dialog.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { PhotosSection } from './photos-section.tsx';
import { TemplatePicker } from './template-picker.tsx';

interface ChooseStepProps {
  failure: string | null | undefined;
  photos: Import | undefined;
  send: (file: File) => Promise<void>;
  onBack: (() => void) | undefined;
  onShowPast: (() => void) | undefined;
}

export function ChooseStep({ failure, photos, send, onBack, onShowPast }: ChooseStepProps) {
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void send(file);
  }

  return (
    <>
      <DialogBody>
        <FormFailure>{failure}</FormFailure>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside. */}
        <div
          className={clsx(
            'grid justify-items-center gap-3 rounded-2 border border-dashed px-4 py-8 text-center',
            isOver ? 'border-plan bg-plan-tint' : 'border-joint-strong bg-page',
          )}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <Icon name="file-spreadsheet" size={32} strokeWidth={1.5} className="text-ink-2" />
          <p className="font-semibold max-md:hidden">{m.import_drop()}</p>
          <FileButton
            look="primary"
            accept=".csv,.tsv,.txt,text/csv"
            onFiles={([file]) => file && void send(file)}
          >
            {m.import_choose()}
          </FileButton>
          <p className="max-w-[60ch] text-13 text-ink-2">{m.import_file_hint()}</p>
        </div>
        <p className="mt-4 max-w-[68ch] text-ink-2">{m.import_known_references()}</p>
        {onShowPast && <LinkButton onClick={onShowPast}>{m.import_last_result()}</LinkButton>}
        <div className="mt-5 grid gap-x-8 gap-y-6 border-t border-joint pt-5 md:grid-cols-2">
          <TemplatePicker />
          <PhotosSection photos={photos} />
        </div>
      </DialogBody>
      {onBack && (
        <DialogActions>
          <Button type="button" look="secondary" onClick={onBack}>
            {m.import_cancel()}
          </Button>
        </DialogActions>
      )}
    </>
  );
}
