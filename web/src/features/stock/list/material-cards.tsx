import { pages } from '@parpaing/contract/pages';
import type { MyMaterial } from '@parpaing/contract/schemas';
import { Link } from 'react-router';
import { joinDesignations } from '../../../entities/material/join-designations.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { describeBasePrice, PriceField, StockField, StockMark } from './offer-fields.tsx';
import { ActionMenu } from './row-menu.tsx';
import { Freshness, RowCheck, Thumbnail } from './row-parts.tsx';
import type { RowsProps } from './rows.ts';

export function MaterialCards({ choice, items, selected, onToggle, onSell }: RowsProps) {
  return (
    <ul className="divide-y divide-joint">
      {items.map((material) => {
        const { id, title, picture, hasDraft } = material;
        const isSelected = selected.includes(material);
        return (
          <li
            key={id}
            data-selected={isSelected || undefined}
            className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-start pt-2 pr-1 pb-3 data-selected:bg-plan-tint"
          >
            <RowCheck title={title} isSelected={isSelected} onToggle={(isRange) => onToggle(id, isRange)} />
            <Thumbnail picture={picture} className="mt-2 w-18.5" />
            <div className="mt-2 ml-3 min-w-0">
              <Link to={pages.editMaterial(id)} className="block font-semibold">
                {joinDesignations(title)}
              </Link>
              {hasDraft && <p className="text-13 text-ink-2">{m.my_materials_has_draft()}</p>}
              <p className="flex flex-wrap items-center gap-x-1.5 text-13 text-ink-2">
                <PriceField choice={choice} material={material} />
                {[material.vatRate > 0 && m.price_ht(), describeBasePrice(material)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-2">
                <StockField choice={choice} material={material} />
                <StockMark material={material} />
              </p>
              <Figures material={material} />
            </div>
            <ActionMenu choice={choice} material={material} onSell={() => onSell(material)} />
          </li>
        );
      })}
    </ul>
  );
}

function Figures({ material }: { material: MyMaterial }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2.5 text-13 text-ink-2">
      <Figure icon="eye" label={m.column_views_month()} count={material.views} />
      <Figure icon="heart" label={m.figure_favorites()} count={material.favorites} />
      <Figure icon="message-square" label={m.figure_contacts()} count={material.contacts} />
      <span className="ml-auto">
        <Freshness material={material} />
      </span>
    </div>
  );
}

function Figure({ icon, label, count }: { icon: IconName; label: string; count: number }) {
  return (
    <span className="inline-flex items-center gap-1" title={label}>
      <Icon name={icon} size={16} />
      <span className="sr-only">{label}</span>
      {formatNumber(count)}
    </span>
  );
}
