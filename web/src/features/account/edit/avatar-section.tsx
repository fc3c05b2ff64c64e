import type { Me } from '@parpaing/contract/schemas';
import { Avatar } from '../../../entities/user/avatar.tsx';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import { PictureControls } from './picture-controls.tsx';
import { usePicture } from './use-picture.ts';

const words = {
  choose: m.avatar_choose,
  replace: m.avatar_replace,
  remove: m.avatar_remove,
  save: m.avatar_save,
  sending: m.avatar_sending,
  hint: m.avatar_hint,
};

export function AvatarSection({ me: { fullName, profileImageUrl } }: { me: Me }) {
  const picture = usePicture({
    replace: 'replaceProfileImage',
    remove: 'removeProfileImage',
    saved: m.avatar_saved,
    removed: m.avatar_removed,
  });
  return (
    <Panel id="photo" title={m.avatar_title()} text={m.avatar_text()}>
      <div className="flex flex-wrap items-start gap-5">
        <Avatar url={picture.preview ?? profileImageUrl} name={fullName} className="size-24 text-44" />
        <div className="min-w-0 flex-1 basis-60">
          <PictureControls
            id="avatar"
            picture={picture}
            hasPicture={profileImageUrl !== null}
            words={words}
          />
        </div>
      </div>
    </Panel>
  );
}
