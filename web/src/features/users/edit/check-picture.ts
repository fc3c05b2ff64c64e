import { limits } from '@parpaing/contract/limits';
import * as m from '../../../paraglide/messages.js';

export const acceptedPictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Said before anything is sent; the server looks into the file itself. */
export function findPictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!acceptedPictures.includes(type)) return m.avatar_wrong_type();
  return size > limits.avatarBytes ? m.avatar_too_large() : undefined;
}

/** A name ending in .png does not make a picture: the browser tries to draw it. */
export async function findUnreadable(file: File): Promise<string | undefined> {
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return m.avatar_unreadable();
  }
}
