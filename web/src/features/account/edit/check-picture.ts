import { limits } from '@parpaing/contract/limits';
import * as m from '../../../paraglide/messages.js';

export const acceptedPictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export function findPictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!acceptedPictures.includes(type)) return m.avatar_wrong_type();
  return size > limits.avatarBytes ? m.avatar_too_large() : undefined;
}

/** A name ending in .png is not enough: the browser tries to decode the file. */
export async function findDecodingFault(file: File): Promise<string | undefined> {
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return m.avatar_unreadable();
  }
}
