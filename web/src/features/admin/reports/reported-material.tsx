import { pages } from '@parpaing/contract/pages';
import type { ReportDetail } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { ConditionBadge } from '../../../entities/material/condition-badge.tsx';
import { MaterialPhoto } from '../../../entities/material/photo/material-photo.tsx';
import { getUnitName } from '../../../entities/material/prices/units.ts';
import { reasonNames } from '../../../entities/report/reason-names.ts';
import { businessTypeLooks } from '../../../entities/user/seller/business-types.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { NoticeBar } from '../../../ui/inline-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { RestoreDialog } from '../materials/restore-dialog.tsx';
import { moderationAddress } from '../moderation-choice.ts';

type Material = ReportDetail['material'];

export function ReportedMaterial({ material }: { material: Material }) {
  const { id, title, condition, publishedAt, views, picture, seller } = material;
  return (
    <div className="grid gap-x-5 gap-y-4 p-4 md:px-6 md:py-5 xl:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="self-start overflow-hidden rounded-1 border border-joint md:max-xl:w-36">
        <MaterialPhoto picture={picture} sizes="(min-width: 768px) 144px, 100vw" isFirst={false} />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
          <ConditionBadge condition={condition} />
          {publishedAt
            ? `${m.moderation_published({ date: formatDate(publishedAt) })}, ${countViews(views)}`
            : m.moderation_never_published()}
        </p>
        <h2 className="mt-1.5 text-24 break-words">{title}</h2>
        <p className="mt-1 text-ink-2">
          {describeOffer(material)} {m.moderation_sold_by()}{' '}
          <TextLink to={pages.publicProfile(seller.id)}>{seller.name}</TextLink>
          {seller.businessType && `, ${businessTypeLooks[seller.businessType].name().toLocaleLowerCase()}`}.
        </p>
        <p className="mt-1 flex flex-wrap gap-x-5">
          <TextLink
            to={pages.material(id)}
            target="_blank"
            className="inline-flex min-h-11 items-center gap-1.5 text-13"
          >
            <Icon name="external-link" size={16} />
            {m.moderation_open_page()}
          </TextLink>
          <TextLink
            to={moderationAddress({ tab: 'materials', of: seller.id })}
            className="inline-flex min-h-11 items-center gap-1.5 text-13"
          >
            <Icon name="user" size={16} />
            {`${countOthers(seller.otherMaterials)}, ${countMeasures(seller.pastMeasures)}`}
          </TextLink>
        </p>
      </div>
      <HiddenNotice material={material} />
    </div>
  );
}

function HiddenNotice({ material: { id, title, hiddenAt, hiddenReason } }: { material: Material }) {
  const [isRestoring, setIsRestoring] = useState(false);
  if (!hiddenAt || !hiddenReason) return null;
  return (
    <div className="xl:col-span-2">
      <NoticeBar
        tone="warning"
        icon="eye-off"
        action={
          <Button type="button" look="secondary" onClick={() => setIsRestoring(true)}>
            {m.moderation_restore()}
          </Button>
        }
      >
        {m.moderation_hidden_since({
          date: formatDate(hiddenAt),
          reason: reasonNames[hiddenReason]().toLocaleLowerCase(),
        })}
      </NoticeBar>
      {isRestoring && <RestoreDialog material={{ id, title }} onClose={() => setIsRestoring(false)} />}
    </div>
  );
}

const describeOffer = ({ priceCents, saleUnit, vatRate, city, department }: Material) =>
  m.moderation_offer({
    price: formatMoney(priceCents),
    unit: getUnitName(saleUnit),
    vat: vatRate > 0 ? m.moderation_with_vat({ rate: formatPercent(vatRate) }) : m.moderation_without_vat(),
    city,
    department,
  });

function countOthers(count: number): string {
  if (count === 0) return m.moderation_others_none();
  return count === 1 ? m.moderation_others_one() : m.moderation_others({ count: formatNumber(count) });
}

function countMeasures(count: number): string {
  if (count === 0) return m.moderation_measures_none();
  return count === 1 ? m.moderation_measures_one() : m.moderation_measures({ count: formatNumber(count) });
}

const countViews = (views: number) =>
  views === 1 ? m.moderation_seen_once() : m.moderation_seen({ count: formatNumber(views) });
