import type { Picture } from '@parpaing/contract/schemas';
import type { PictureFormat } from '@parpaing/contract/units';

export function pictureAddress(
  { id }: Pick<Picture, 'id'>,
  width: number | undefined,
  format: PictureFormat,
): string {
  return `/media/${id}/${width}.${format}`;
}
