import type { PictureFormat } from '@parpaing/contract/units';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import type { ListedPicture } from '../listed-material.ts';
import { pictureAddress } from './picture-address.ts';
import { thumbhashTint } from './thumbhash-tint.ts';

interface MaterialPhotoProps {
  picture: ListedPicture | null;
  sizes: string;
  isFirst: boolean;
}

export function MaterialPhoto({ picture, sizes, isFirst }: MaterialPhotoProps) {
  return (
    <div className="photo-frame">
      {picture && isPhotoReady(picture) ? (
        <>
          <Tint color={thumbhashTint(picture.thumbhash)} />
          <Photo picture={picture} sizes={sizes} isFirst={isFirst} />
        </>
      ) : (
        <NoPhoto text={picture ? m.material_photo_pending() : m.material_no_photo()} />
      )}
    </div>
  );
}

function Photo({ picture, sizes, isFirst }: MaterialPhotoProps & { picture: ListedPicture }) {
  const image = (
    <img
      src={pictureAddress(picture, picture.widths[0], 'webp')}
      srcSet={buildSrcSet(picture, 'webp')}
      sizes={sizes}
      alt={picture.alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className="material-photo"
    />
  );
  if (!picture.hasAvif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={buildSrcSet(picture, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Its sizes are made after the upload. */
export const isPhotoReady = ({ widths }: ListedPicture) => widths.length > 0;

/** The words leave thumbnails, which have no room for them. */
function NoPhoto({ text }: { text: string }) {
  return (
    <span className="@container flex size-full flex-col items-center justify-center gap-2 text-ink-2">
      <Icon name="image-off" strokeWidth={1.5} className="size-1/2 max-h-8 max-w-8" />
      <span className="hidden text-13 @min-[10rem]:block">{text}</span>
    </span>
  );
}

/** The colour is an SVG attribute because the content security policy forbids inline styles. */
function Tint({ color = 'transparent' }: { color?: string }) {
  return <svg color={color} className="photo-tint" aria-hidden="true" />;
}

function buildSrcSet(picture: ListedPicture, format: PictureFormat) {
  return picture.widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(', ');
}
