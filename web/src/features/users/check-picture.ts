import { limits } from '@parpaing/contract/limits';
import * as m from '../../paraglide/messages.js';

export const acceptedPictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Said before anything is sent; the server looks into the file itself. */
export function findPictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!acceptedPictures.includes(type)) return m.avatar_wrong_type();
  return size > limits.avatarBytes ? m.avatar_too_large() : undefined;
}
