import type { PublicProfile } from '@parpaing/contract/schemas';
import { BadgeCheck, MapPin } from 'lucide-react';
import { PlaceName } from '../../../entities/place/place-name.tsx';
import { Avatar } from '../../../entities/user/avatar.tsx';
import { describeWeek } from '../../../entities/user/opening-hours.ts';
import { formatDuration, formatMonth } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { formatSiret } from '../edit/siret-format.ts';
import { describeKind } from './describe-kind.ts';
import { type Fact, FactList } from './fact-list.tsx';
import { SellerLinks } from './seller-links.tsx';

interface PublicCardProps {
  profile: PublicProfile;
  heading: 'h1' | 'h3';
}

/** Never phone, e-mail or street. */
export function PublicCard({ profile, heading: Heading }: PublicCardProps) {
  const { displayName, profileImageUrl, city, seller } = profile;
  return (
    <div className="min-w-0">
      <div className="flex items-start gap-4 md:gap-5">
        <Avatar url={profileImageUrl} name={displayName} className="size-18 text-32 md:size-24 md:text-44" />
        <div className="min-w-0">
          <Heading className="break-words">{displayName}</Heading>
          <p className="mt-1 text-17 text-ink-2">{describeKind(seller)}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-2">
            {city && (
              <span className="flex items-center gap-1.5">
                <MapPin size={18} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
                <span>
                  <PlaceName name={city} />
                </span>
              </span>
            )}
            {seller?.verified && (
              <span className="flex items-center gap-1.5 font-medium text-positive">
                <BadgeCheck size={18} strokeWidth={1.75} className="flex-none" aria-hidden="true" />
                {m.seller_verified()}
              </span>
            )}
          </p>
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
