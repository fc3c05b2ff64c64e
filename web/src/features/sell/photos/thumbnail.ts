import { pictureAddress } from '../../../entities/material/photo/picture-address.ts';
import type { PhotoRow } from '../form/values.ts';
import type { Upload } from './use-uploads.ts';

/** Made while the photo is received, before all other widths. */
const formWidth = 320;

export function findThumbnail({ id }: PhotoRow, upload: Upload | undefined): string | undefined {
  if (upload?.failure !== undefined) return undefined;
  return upload?.preview ?? (id ? pictureAddress({ id }, formWidth, 'webp') : undefined);
}
