import type { Shop } from '@parpaing/contract/schemas';
import { BannerPicture } from '../../../entities/user/seller/shop-banner.tsx';
import * as m from '../../../paraglide/messages.js';
import { Panel } from '../../../ui/panel.tsx';
import { PictureControls } from '../edit/picture-controls.tsx';
import { usePicture } from '../edit/use-picture.ts';

const words = {
  choose: m.banner_choose,
  replace: m.banner_replace,
  remove: m.banner_remove,
  save: m.banner_save,
  sending: m.banner_sending,
  hint: m.banner_hint,
};

export function BannerSection({ banner }: Pick<Shop, 'banner'>) {
  const picture = usePicture({
    replace: 'replaceBanner',
    remove: 'removeBanner',
    saved: m.banner_saved,
    removed: m.banner_removed,
  });
  return (
    <Panel id="banniere" title={m.banner_title()} text={m.banner_text()}>
      <div className="mb-4 grid h-28 items-center overflow-hidden rounded-2 border border-joint bg-sunken md:h-40">
        {picture.preview ? (
          <img src={picture.preview} alt="" className="size-full object-cover" />
        ) : banner ? (
          <BannerPicture banner={banner} />
        ) : (
          <p className="px-5 text-center text-ink-2">{m.banner_none()}</p>
        )}
      </div>
      <PictureControls id="banner" picture={picture} hasPicture={banner !== null} words={words} />
    </Panel>
  );
}
