import { unsavedMark } from '../../../entities/user/unsaved.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
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
        <div {...unsavedMark(true)} className="flex flex-wrap items-center gap-2">
          <Button type="button" look="ink" aria-disabled={isBusy} onClick={() => void send()}>
            {isBusy ? words.sending() : words.save()}
          </Button>
          <Button type="button" look="secondary" onClick={cancel}>
            {m.avatar_cancel()}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton
            accept={acceptedPictures.join(',')}
            aria-describedby={`${id}-hint`}
            onFiles={([file]) => void choose(file)}
          >
            <Icon name="image-plus" size={18} />
            {hasPicture ? words.replace() : words.choose()}
          </FileButton>
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
