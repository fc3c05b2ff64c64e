import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { addPicture, presentPictureUrl, removePicture, shownWidth } from '../media/service.ts';
import { lockUser, setProfileImage } from './repository.ts';

const avatarSide = 960;

export async function replaceAvatar(
  options: ApiOptions,
  { id }: CurrentUser,
  content: Buffer,
): Promise<{ profileImageUrl: string }> {
  const picture = await addPicture(options, content, id, { maxSide: avatarSide, immediateWidth: shownWidth });
  await setAvatar(options, id, picture.id);
  return { profileImageUrl: presentPictureUrl(picture.id) };
}

export const removeAvatar = (options: ApiOptions, { id }: CurrentUser) => setAvatar(options, id, null);

async function setAvatar(options: ApiOptions, userId: string, mediaId: string | null) {
  await options.db.transaction().execute(async (transaction) => {
    const { profileImageId } = await lockUser(transaction, userId);
    await setProfileImage(transaction, userId, mediaId);
    if (profileImageId) await removePicture(options, transaction, profileImageId);
  });
}
