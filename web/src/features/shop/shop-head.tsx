import { pages } from '@parpaing/contract/pages';
import type { PublicProfile } from '@parpaing/contract/schemas';
import { resultsId } from '../../entities/list-query/results-scroll.ts';
import { useUser } from '../../entities/session/use-user.ts';
import { Avatar } from '../../entities/user/avatar.tsx';
import { HolidayNotice } from '../../entities/user/seller/holiday-notice.tsx';
import { KindAndPlace } from '../../entities/user/seller/kind-and-place.tsx';
import { ShopBanner } from '../../entities/user/seller/shop-banner.tsx';
import { Icon } from '../../icons/icon.tsx';
import { formatDuration, formatMonth, formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Seller = NonNullable<PublicProfile['seller']>;

interface ShopHeadProps {
  profile: PublicProfile;
  seller: Seller;
}

export function ShopHead({ profile, seller }: ShopHeadProps) {
  const { id, displayName, profileImageUrl } = profile;
  return (
    <header>
      <ShopBanner banner={seller.banner} categories={seller.categories} />
      <div className="relative -mt-9 ml-4 w-fit rounded-3 bg-page p-1 md:-mt-13 md:ml-6">
        <Avatar url={profileImageUrl} name={displayName} className="size-18 text-32 md:size-24 md:text-44" />
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <h1 className="break-words">{displayName}</h1>
          <KindAndPlace profile={profile} />
        </div>
        <Action sellerId={id} materialCount={seller.materialCount} />
      </div>
      {seller.holiday && (
        <HolidayNotice holiday={seller.holiday} isPlanned={!seller.isOnHoliday} className="mt-5" />
      )}
      <Figures seller={seller} memberSince={profile.memberSince} />
      <PartLinks seller={seller} />
    </header>
  );
}

/** A conversation is about a material, so contacting starts by choosing one. */
function Action({ sellerId, materialCount }: { sellerId: string; materialCount: number }) {
  const isOwn = useUser()?.id === sellerId;
  if (isOwn) {
    return (
      <ButtonLink look="secondary" to={`${pages.profileEdit}#banniere`} className="max-sm:w-full">
        {m.shop_edit()}
      </ButtonLink>
    );
  }
  if (materialCount === 0) return null;
  return (
    <div className="max-sm:w-full sm:max-w-80">
      <ButtonLink to={`#${resultsId}`} className="w-full">
        <Icon name="message-square" size={18} />
        {m.shop_contact()}
      </ButtonLink>
      <p className="mt-1.5 text-13 text-ink-2">{m.shop_contact_hint()}</p>
    </div>
  );
}

/** On a phone the materials push the rest far down. */
function PartLinks({ seller }: { seller: Seller }) {
  const parts = [
    ...(seller.openingHours || seller.pickupHours ? [{ id: 'horaires', name: m.hours_title() }] : []),
    ...(seller.places.length > 0 ? [{ id: 'livraison', name: m.shop_figure_delivery() }] : []),
    { id: 'identite', name: m.shop_identity() },
  ];
  return (
    <nav aria-label={m.article_contents()} className="mt-3 flex flex-wrap gap-x-5 lg:hidden">
      {parts.map(({ id, name }) => (
        <TextLink key={id} to={`#${id}`} className="inline-flex min-h-11 items-center">
          {name}
        </TextLink>
      ))}
    </nav>
  );
}

function Figures({ seller, memberSince }: { seller: Seller; memberSince: string }) {
  const distances = seller.places.flatMap(({ deliveryKm }) => deliveryKm ?? []);
  const figures = [
    { label: m.shop_figure_materials(), value: formatNumber(seller.materialCount) },
    ...(seller.replyMinutes === null
      ? []
      : [{ label: m.seller_reply_time(), value: formatDuration(seller.replyMinutes) }]),
    ...(seller.places.length === 0
      ? []
      : [
          {
            label: m.shop_figure_delivery(),
            value: distances.length
              ? m.shop_delivers({ distance: Math.max(...distances) })
              : m.shop_pickup_only(),
          },
        ]),
    { label: m.fact_member_since(), value: formatMonth(memberSince) },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-2 border border-joint bg-joint lg:flex">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-1 flex-col-reverse justify-end bg-surface px-4 py-3.5 md:px-5 max-lg:odd:last:col-span-2"
        >
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="text-17 font-semibold first-letter:uppercase md:text-20">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
