import type { Shop } from '@parpaing/contract/schemas';
import { bannerWidth } from '@parpaing/contract/units';
import { notFound } from '../../http/errors.ts';
import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { addPicture, removePicture } from '../media/service.ts';
import { findShop, replaceBannerId } from './repository.ts';
import { getShop } from './service.ts';

const maxSide = 2400;

export async function replaceBanner(
  options: ApiOptions,
  { id }: CurrentUser,
  content: Buffer,
): Promise<Shop> {
  if (!(await findShop(options.db, id))) throw notFound();
  const picture = await addPicture(options, content, id, { maxSide, immediateWidth: bannerWidth });
  await setBanner(options, id, picture.id);
  return getShop(options.db, id);
}

export const removeBanner = (options: ApiOptions, { id }: CurrentUser) => setBanner(options, id, null);

async function setBanner(options: ApiOptions, userId: string, mediaId: string | null) {
  await options.db.transaction().execute(async (transaction) => {
    const replaced = await replaceBannerId(transaction, userId, mediaId);
    if (replaced) await removePicture(options, transaction, replaced);
  });
}
