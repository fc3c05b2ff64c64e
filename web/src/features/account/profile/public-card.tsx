import type { PublicProfile } from '@parpaing/contract/schemas';
import { Avatar } from '../../../entities/user/avatar.tsx';
import { KindAndPlace } from '../../../entities/user/seller/kind-and-place.tsx';
import { describeWeek } from '../../../entities/user/seller/opening-hours.ts';
import { SellerLinks } from '../../../entities/user/seller/seller-links.tsx';
import { formatSiret } from '../../../entities/user/seller/siret-format.ts';
import { formatDuration, formatMonth } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { type Fact, FactList } from './fact-list.tsx';

interface PublicCardProps {
  profile: PublicProfile;
  heading: 'h1' | 'h3';
}

export function PublicCard({ profile, heading: Heading }: PublicCardProps) {
  const { displayName, profileImageUrl, seller } = profile;
  return (
    <div className="min-w-0">
      <div className="flex items-start gap-4 md:gap-5">
        <Avatar url={profileImageUrl} name={displayName} className="size-18 text-32 md:size-24 md:text-44" />
        <div className="min-w-0">
          <Heading className="break-words">{displayName}</Heading>
          <KindAndPlace profile={profile} />
        </div>
      </div>
      {seller?.description && (
        <p className="mt-5 max-w-[68ch] text-17 whitespace-pre-line break-words">{seller.description}</p>
      )}
      <div className="mt-5 max-w-[44rem]">
        <FactList facts={listFacts(profile)} />
      </div>
      {seller && <SellerLinks seller={seller} />}
    </div>
  );
}

function listFacts({ memberSince, seller }: PublicProfile): Fact[] {
  const facts: (Fact | false)[] = [
    !!seller?.taxId && { label: m.seller_siret(), value: formatSiret(seller.taxId) },
    typeof seller?.replyMinutes === 'number' && {
      label: m.seller_reply_time(),
      value: formatDuration(seller.replyMinutes),
    },
    !!seller?.openingHours && { label: m.hours_title(), value: describeWeek(seller.openingHours) },
    !!seller?.pickupHours && { label: m.seller_pickup_hours(), value: seller.pickupHours },
    { label: m.fact_member_since(), value: formatMonth(memberSince) },
  ];
  return facts.filter((fact) => fact !== false);
}
