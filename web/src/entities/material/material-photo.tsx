import type { Picture } from '@parpaing/contract/schemas';
import type { PictureFormat } from '@parpaing/contract/units';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';
import { pictureAddress } from './picture-address.ts';
import { thumbhashTint } from './thumbhash-tint.ts';

interface MaterialPhotoProps {
  picture: Picture | null;
  sizes: string;
  isFirst: boolean;
}

export function MaterialPhoto({ picture, sizes, isFirst }: MaterialPhotoProps) {
  return (
    <div className="relative aspect-4/3 overflow-hidden bg-sunken">
      {picture ? <Tint color={thumbhashTint(picture.thumbhash)} /> : <NoPhoto />}
      {picture && picture.widths.length > 0 && (
        <picture>
          {picture.hasAvif && (
            <source type="image/avif" srcSet={buildSrcSet(picture, 'avif')} sizes={sizes} />
          )}
          <source type="image/webp" srcSet={buildSrcSet(picture, 'webp')} sizes={sizes} />
          <img
            src={pictureAddress(picture, picture.widths[0], 'webp')}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading={isFirst ? undefined : 'lazy'}
            decoding="async"
            className="illustration absolute inset-0 size-full object-cover"
          />
        </picture>
      )}
    </div>
  );
}

/** The words leave thumbnails, which have no room for them. */
function NoPhoto() {
  return (
    <span className="@container flex size-full flex-col items-center justify-center gap-2 text-ink-2">
      <Icon name="image-off" strokeWidth={1.5} className="size-1/2 max-h-8 max-w-8" />
      <span className="hidden text-13 @min-[10rem]:block">{m.material_no_photo()}</span>
    </span>
  );
}

/** The colour is an SVG attribute because the content security policy forbids inline styles. */
function Tint({ color }: { color?: string }) {
  return (
    <svg viewBox="0 0 4 3" preserveAspectRatio="none" className="illustration size-full" aria-hidden="true">
      <rect width="4" height="3" fill={color ?? 'none'} />
    </svg>
  );
}

function buildSrcSet(picture: Picture, format: PictureFormat) {
  return picture.widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(', ');
}
