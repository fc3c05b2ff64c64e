import type { Me } from '@parpaing/contract/schemas';
import { Avatar } from '../../../entities/user/avatar.tsx';
import * as m from '../../../paraglide/messages.js';
import { PictureSection } from './picture-section.tsx';

const calls = { replace: 'replaceProfileImage', remove: 'removeProfileImage' } as const;

const words = {
  title: m.avatar_title,
  text: m.avatar_text,
  choose: m.avatar_choose,
  replace: m.avatar_replace,
  remove: m.avatar_remove,
  save: m.avatar_save,
  sending: m.avatar_sending,
  hint: m.avatar_hint,
  saved: m.avatar_saved,
  removed: m.avatar_removed,
};

export function AvatarSection({ me: { fullName, profileImageUrl } }: { me: Me }) {
  return (
    <PictureSection
      id="photo"
      calls={calls}
      words={words}
      hasPicture={profileImageUrl !== null}
      className="flex flex-wrap items-start gap-5"
    >
      {(preview) => <Avatar url={preview ?? profileImageUrl} name={fullName} className="size-24 text-44" />}
    </PictureSection>
  );
}
