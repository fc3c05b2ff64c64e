import { isUniquePiece } from '@parpaing/contract/offer-rules';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { CompareToggle } from '../../entities/material/comparison/compare-toggle.tsx';
import { ConditionBadge } from '../../entities/material/condition-badge.tsx';
import { FavoriteButton } from '../../entities/material/favorite/favorite-button.tsx';
import { joinDesignations } from '../../entities/material/join-designations.ts';
import { MaterialPrices } from '../../entities/material/prices/material-prices.tsx';
import { formatQuantity } from '../../entities/material/prices/units.ts';
import { ShareButton } from '../../entities/material/share-button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { formatDate, formatPercent } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import './detail-header.css';

const round = 'inline-grid size-11 flex-none place-items-center rounded-2 hover:bg-sunken';

export function DetailHeader({ material }: { material: MaterialDetail }) {
  const { title, condition, publishedAt, vatRate } = material;
  return (
    <header>
      <div className="flex items-center gap-1">
        <div className="flex flex-1">
          <ConditionBadge condition={condition} />
        </div>
        <div className="flex items-center gap-1 print:hidden">
          <CompareToggle material={material} />
          <ShareButton title={title} />
          <FavoriteButton material={material} className={round} />
        </div>
      </div>
      <h1 className="mt-2 break-words">{joinDesignations(title)}</h1>
      <p className="mt-1 text-13 text-ink-2">{m.material_published({ date: formatDate(publishedAt) })}</p>
      <div className="mt-4 border-t-2 border-ink pt-4">
        <div className="detail-prices">
          <MaterialPrices material={material} />
          {vatRate > 0 && (
            <p className="text-13 text-ink-2">{m.material_vat({ rate: formatPercent(vatRate) })}</p>
          )}
        </div>
        <Availability material={material} />
      </div>
    </header>
  );
}

function Availability({ material }: { material: MaterialDetail }) {
  const { stock, saleUnit, minOrder, availableUntil } = material;
  const isInStock = stock > 0;
  const icon = isInStock ? 'circle-check' : 'circle-exclamation-point';
  return (
    <ul className="mt-2.5 grid gap-0.5">
      <li className={`flex items-center gap-2 font-medium ${isInStock ? 'text-positive' : 'text-negative'}`}>
        <Icon name={icon} size={18} className="flex-none" />
        {describeStock(material)}
      </li>
      {minOrder > 1 && (
        <li className="text-ink-2">
          {m.material_min_order({ quantity: formatQuantity(minOrder, saleUnit) })}
        </li>
      )}
      {availableUntil && (
        <li className="text-ink-2">{m.material_until({ date: formatDate(availableUntil) })}</li>
      )}
    </ul>
  );
}

function describeStock(material: MaterialDetail): string {
  if (material.stock === 0) return m.material_sold_out();
  if (isUniquePiece(material)) return m.material_unique();
  return m.material_stock({ quantity: formatQuantity(material.stock, material.saleUnit) });
}
