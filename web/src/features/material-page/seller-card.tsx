import { pages } from '@parpaing/contract/pages';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import type { ReactNode } from 'react';
import { PlaceName } from '../../entities/place/place-name.tsx';
import { Avatar } from '../../entities/user/avatar.tsx';
import { businessTypeLooks } from '../../entities/user/seller/business-types.ts';
import { describeWeek } from '../../entities/user/seller/opening-hours.ts';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon-names.ts';
import { formatDuration, formatMonth, formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';

export function SellerCard({ seller }: { seller: MaterialDetail['seller'] }) {
  const { id, name, businessType, city, memberSince, replyMinutes, pickupHours, openingHours, verified } =
    seller;
  const hours = [openingHours && describeWeek(openingHours), pickupHours && lowerFirst(pickupHours)]
    .filter(Boolean)
    .join('. ');
  const kind = businessTypeLooks[businessType].name();
  const isProfessional = businessType !== 'particulier';
  return (
    <section aria-labelledby="seller-title" className="rounded-2 border border-joint bg-surface p-5">
      <div className="flex items-center gap-3.5">
        <Avatar url={null} name={name} className="size-12 text-20" />
        <div className="min-w-0">
          <h2 id="seller-title" className="font-text text-17 leading-6 font-semibold break-words">
            {name}
          </h2>
          <p className="text-13 text-ink-2">
            {isProfessional ? `${m.kind_professional()} · ${kind}` : kind}
            {`, ${m.seller_since({ date: formatMonth(memberSince) })}`}
          </p>
        </div>
      </div>
      <ul className="mt-4 grid gap-1.5">
        {verified && (
          <Line icon="badge-check">
            {m.seller_verified()}
            <span className="block text-13 text-ink-2">{m.seller_verified_text()}</span>
          </Line>
        )}
        {city && (
          <Line icon="map-pin">
            <PlaceName name={city} />
          </Line>
        )}
        {replyMinutes !== null && (
          <Line icon="clock">{m.seller_replies({ duration: formatDuration(replyMinutes) })}</Line>
        )}
        {hours && <Line icon="truck">{m.labelled({ label: m.seller_pickup_hours(), text: hours })}</Line>}
      </ul>
      <div className="mt-2 flex flex-wrap gap-x-5 print:hidden">
        <TextLink to={pages.publicProfile(id)} className="inline-flex min-h-11 items-center">
          {m.seller_see_materials({ count: formatNumber(seller.materialCount) })}
        </TextLink>
        <TextLink to={`${pages.info}#confiance`} className="inline-flex min-h-11 items-center">
          {m.trust_title()}
        </TextLink>
      </div>
    </section>
  );
}

/** « Du lundi… » after a colon; words in capitals stay. */
function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase());
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon name={icon} size={18} className="mt-0.75 flex-none" />
      <span>{children}</span>
    </li>
  );
}
