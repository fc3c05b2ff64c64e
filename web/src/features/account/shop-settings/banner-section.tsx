import type { Shop } from '@parpaing/contract/schemas';
import { BannerPicture } from '../../../entities/user/seller/shop-banner.tsx';
import * as m from '../../../paraglide/messages.js';
import { PictureSection } from '../edit/picture-section.tsx';

const calls = { replace: 'replaceBanner', remove: 'removeBanner' } as const;

const words = {
  title: m.banner_title,
  text: m.banner_text,
  choose: m.banner_choose,
  replace: m.banner_replace,
  remove: m.banner_remove,
  save: m.banner_save,
  sending: m.banner_sending,
  hint: m.banner_hint,
  saved: m.banner_saved,
  removed: m.banner_removed,
};

export function BannerSection({ banner }: Pick<Shop, 'banner'>) {
  return (
    <PictureSection
      id="banniere"
      calls={calls}
      words={words}
      hasPicture={banner !== null}
      className="grid gap-4"
    >
      {(preview) => (
        <div className="grid h-28 items-center overflow-hidden rounded-2 border border-joint bg-sunken md:h-40">
          {preview ? (
            <img src={preview} alt="" className="size-full object-cover" />
          ) : banner ? (
            <BannerPicture banner={banner} />
          ) : (
            <p className="px-5 text-center text-ink-2">{m.banner_none()}</p>
          )}
        </div>
      )}
    </PictureSection>
  );
}
