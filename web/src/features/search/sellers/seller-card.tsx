import { pages } from '@parpaing/contract/pages';
import type { SellerSummary } from '@parpaing/contract/schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PlaceName } from '../../../entities/place/place-name.tsx';
import { Avatar } from '../../../entities/user/avatar.tsx';
import { businessTypeLooks } from '../../../entities/user/seller/business-types.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { formatDateTime, formatDistance, formatDuration, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

const shownCategories = 3;

export function SellerCard({ seller }: { seller: SellerSummary }) {
  const { id, name, profileImageUrl, businessType, verified, replyMinutes, holiday } = seller;
  return (
    <article className="relative flex h-full flex-col rounded-2 border border-joint bg-surface p-5 has-[h3_a:hover]:border-ink has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-focus">
      <div className="flex items-start gap-3.5">
        <Avatar url={profileImageUrl} name={name} />
        <div className="min-w-0">
          <h3 className="font-text text-17 leading-6 font-semibold tracking-normal break-words">
            <Link
              to={pages.publicProfile(id)}
              className="outline-none after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
          </h3>
          <p className="text-13 text-ink-2">{describeKind(businessType)}</p>
          {verified && (
            <p className="mt-0.5 flex items-center gap-1.5 text-13 font-medium text-positive">
              <Icon name="badge-check" size={16} className="flex-none" />
              {m.seller_verified()}
            </p>
          )}
        </div>
      </div>
      <ul className="mt-4 grid gap-1.5">
        <Line icon="map-pin">
          <PlaceName name={seller.city} />
          {` (${seller.department})`}
          {seller.distanceKm !== null && `, ${formatDistance(seller.distanceKm)}`}
        </Line>
        <Line icon="package">{countMaterials(seller.materialCount)}</Line>
        {replyMinutes !== null && (
          <Line icon="clock">{m.seller_replies({ duration: formatDuration(replyMinutes) })}</Line>
        )}
        {holiday && (
          <Line icon="calendar-off" className="text-warning">
            {m.sellers_holiday({
              date: formatDateTime(new Date(holiday.until), { day: 'numeric', month: 'long' }),
            })}
          </Line>
        )}
      </ul>
      <p className="mt-auto pt-4 text-13 text-ink-2">
        {seller.categories
          .slice(0, shownCategories)
          .map((category) => category.name)
          .join(' · ')}
      </p>
    </article>
  );
}

function describeKind(businessType: SellerSummary['businessType']): string {
  const kind = businessTypeLooks[businessType].name();
  return businessType === 'particulier' ? kind : `${m.kind_professional()} · ${kind}`;
}

function countMaterials(count: number): string {
  return count === 1 ? m.sellers_materials_one() : m.sellers_materials({ count: formatNumber(count) });
}

function Line({ icon, className, children }: { icon: IconName; className?: string; children: ReactNode }) {
  return (
    <li className={className}>
      <span className="flex gap-2.5">
        <Icon name={icon} size={18} className="mt-0.75 flex-none" />
        <span className="min-w-0">{children}</span>
      </span>
    </li>
  );
}
