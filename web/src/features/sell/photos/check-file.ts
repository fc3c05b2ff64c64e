import { limits } from '@parpaing/contract/limits';
import * as m from '../../../paraglide/messages.js';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

export const acceptedPhotos = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export function findPhotoFault({ name, type, size }: FileFacts): string | undefined {
  if (!acceptedPhotos.includes(type)) return m.form_photo_wrong_type({ name });
  if (size === 0) return m.form_photo_empty({ name });
  return size > limits.pictureBytes ? m.form_photo_too_large({ name }) : undefined;
}

export function findDocumentFault({ name, type, size }: FileFacts): string | undefined {
  if (type !== 'application/pdf') return m.form_document_wrong_type({ name });
  if (size === 0) return m.form_photo_empty({ name });
  return size > limits.documentBytes ? m.form_document_too_large({ name }) : undefined;
}
