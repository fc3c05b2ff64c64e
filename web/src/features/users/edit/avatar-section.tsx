import type { Me } from '@parpaing/contract/schemas';
import { ImagePlus } from 'lucide-react';
import { Avatar } from '../../../entities/user/avatar.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { acceptedPictures } from './check-picture.ts';
import { useAvatar } from './use-avatar.ts';

export function AvatarSection({ me: { fullName, profileImageUrl } }: { me: Me }) {
  const { preview, progress, failure, isBusy, choose, cancel, send, remove } = useAvatar();
  return (
    <Panel id="photo" title={m.avatar_title()} text={m.avatar_text()}>
      <div className="flex flex-wrap items-start gap-5">
        <Avatar url={preview ?? profileImageUrl} name={fullName} className="size-24 text-44" />
        <div className="min-w-0 flex-1 basis-60">
          <FormFailure>{failure}</FormFailure>
          {preview ? (
            <div className="flex flex-wrap items-center gap-2">
              <Button type="button" look="ink" aria-disabled={isBusy} onClick={() => void send()}>
                {isBusy ? m.avatar_sending() : m.avatar_save()}
              </Button>
              <Button type="button" look="secondary" onClick={cancel}>
                {m.avatar_cancel()}
              </Button>
            </div>
          ) : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-2 border border-joint-strong bg-surface px-4.5 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plan">
                <ImagePlus size={18} strokeWidth={1.75} aria-hidden="true" />
                {profileImageUrl ? m.avatar_replace() : m.avatar_choose()}
                <input
                  type="file"
                  accept={acceptedPictures.join(',')}
                  className="sr-only"
                  aria-describedby="avatar-hint"
                  onChange={(event) => {
                    void choose(event.target.files?.[0]);
                    // Allows choosing the same file again.
                    event.target.value = '';
                  }}
                />
              </label>
              {profileImageUrl && (
                <LinkButton aria-disabled={isBusy} onClick={() => void remove()}>
                  {m.avatar_remove()}
                </LinkButton>
              )}
            </div>
          )}
          {progress === undefined ? (
            <p id="avatar-hint" className="mt-2 text-13 text-ink-2">
              {m.avatar_hint()}
            </p>
          ) : (
            <progress
              value={progress}
              max={1}
              aria-label={m.avatar_sending()}
              className="mt-3 h-2 w-full max-w-80 accent-plan"
            />
          )}
        </div>
      </div>
    </Panel>
  );
}
