import type { ReactNode } from 'react';
import { unsavedMark } from '../../../entities/user/unsaved.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { acceptedPictures } from './check-picture.ts';
import { type PictureCalls, usePicture } from './use-picture.ts';

type Word =
  | 'title'
  | 'text'
  | 'choose'
  | 'replace'
  | 'remove'
  | 'save'
  | 'sending'
  | 'hint'
  | 'saved'
  | 'removed';

interface PictureSectionProps {
  id: string;
  calls: PictureCalls;
  words: Record<Word, () => string>;
  hasPicture: boolean;
  className: string;
  /** Shows the chosen file, or the picture that is stored. */
  children: (preview: string | undefined) => ReactNode;
}

export function PictureSection({ id, calls, words, hasPicture, className, children }: PictureSectionProps) {
  const picture = usePicture(calls, words);
  const { preview, progress, failure, isBusy, choose, cancel, send, remove } = picture;
  const hintId = `${id}-hint`;
  return (
    <Panel id={id} title={words.title()} text={words.text()}>
      <div className={className}>
        {children(preview)}
        <div className="min-w-0 flex-1 basis-60">
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
                aria-describedby={hintId}
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
            <p id={hintId} className="mt-2 text-13 text-ink-2">
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
        </div>
      </div>
    </Panel>
  );
}
