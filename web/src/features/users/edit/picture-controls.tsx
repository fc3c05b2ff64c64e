import { ImagePlus } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { acceptedPictures } from './check-picture.ts';
import type { PictureState } from './use-picture.ts';

interface PictureControlsProps {
  id: string;
  picture: PictureState;
  hasPicture: boolean;
  words: Record<'choose' | 'replace' | 'remove' | 'save' | 'sending' | 'hint', () => string>;
}

export function PictureControls({ id, picture, hasPicture, words }: PictureControlsProps) {
  const { preview, progress, failure, isBusy, choose, cancel, send, remove } = picture;
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      {preview ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button type="button" look="ink" aria-disabled={isBusy} onClick={() => void send()}>
            {isBusy ? words.sending() : words.save()}
          </Button>
          <Button type="button" look="secondary" onClick={cancel}>
            {m.avatar_cancel()}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-2 border border-joint-strong bg-surface px-4.5 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plan">
            <ImagePlus size={18} strokeWidth={1.75} aria-hidden="true" />
            {hasPicture ? words.replace() : words.choose()}
            <input
              type="file"
              accept={acceptedPictures.join(',')}
              className="sr-only"
              aria-describedby={`${id}-hint`}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                // Allows choosing the same file again.
                event.target.value = '';
              }}
            />
          </label>
          {hasPicture && (
            <LinkButton aria-disabled={isBusy} onClick={() => void remove()}>
              {words.remove()}
            </LinkButton>
          )}
        </div>
      )}
      {progress === undefined ? (
        <p id={`${id}-hint`} className="mt-2 text-13 text-ink-2">
          {words.hint()}
        </p>
      ) : (
        <progress
          value={progress}
          max={1}
          aria-label={words.sending()}
          className="mt-3 h-2 w-full max-w-80 accent-plan"
        />
      )}
    </>
  );
}
