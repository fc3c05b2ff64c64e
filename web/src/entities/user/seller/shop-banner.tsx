import type { PublicProfile, Shop } from '@parpaing/contract/schemas';
import { bannerWidth, type PictureFormat } from '@parpaing/contract/units';
import { Illustration } from '../../../icons/illustration.tsx';
import { pictureAddress } from '../../material/photo/picture-address.ts';

interface ShopBannerProps {
  banner: Shop['banner'];
  categories: NonNullable<PublicProfile['seller']>['categories'];
}

const sizes = '(min-width: 80rem) 1280px, 100vw';
const maxObjects = 3;

export function ShopBanner({ banner, categories }: ShopBannerProps) {
  return (
    <div className="h-28 overflow-hidden rounded-2 border border-joint bg-sunken md:h-55">
      {banner ? <BannerPicture banner={banner} /> : <CategoryObjects categories={categories} />}
    </div>
  );
}

export function BannerPicture({ banner }: { banner: NonNullable<Shop['banner']> }) {
  const buildSrcSet = (format: PictureFormat) =>
    banner.widths.map((width) => `${pictureAddress(banner, width, format)} ${width}w`).join(', ');
  return (
    <picture>
      {banner.widths.length > 0 && <source type="image/avif" srcSet={buildSrcSet('avif')} sizes={sizes} />}
      {banner.widths.length > 0 && <source type="image/webp" srcSet={buildSrcSet('webp')} sizes={sizes} />}
      <img
        src={pictureAddress(banner, bannerWidth, 'webp')}
        alt=""
        width={banner.width}
        height={banner.height}
        className="size-full object-cover"
      />
    </picture>
  );
}

function CategoryObjects({ categories }: Pick<ShopBannerProps, 'categories'>) {
  return (
    <div className="flex h-full items-end justify-end gap-2 px-3 md:gap-8 md:px-10">
      {categories.slice(0, maxObjects).map(({ slug, illustration }) => (
        <Illustration
          key={slug}
          name={`objets/${illustration}`}
          sizes="(min-width: 48rem) 240px, 107px"
          width="240"
          height="180"
          className="h-20 w-auto first:max-md:hidden md:h-45"
        />
      ))}
    </div>
  );
}
