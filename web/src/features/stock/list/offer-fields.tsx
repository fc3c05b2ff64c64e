import { isStockLow, isUniquePiece } from '@parpaing/contract/offer-rules';
import type { MyMaterial } from '@parpaing/contract/schemas';
import { clsx } from 'clsx';
import { getPluralUnitName, getUnitName } from '../../../entities/material/prices/units.ts';
import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { formatMoney, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { parsePrice, parseStock } from '../changes/amounts.ts';
import { changeOffer } from '../changes/changes.ts';
import type { MyMaterialsChoice } from '../my-materials-queries.ts';
import { InPlaceField } from './in-place-field.tsx';

interface FieldProps {
  choice: MyMaterialsChoice;
  material: MyMaterial;
}

export function StockField({ choice, material }: FieldProps) {
  const { title, stock, saleUnit } = material;
  return (
    <InPlaceField
      label={m.my_materials_stock_of({ title, unit: getPluralUnitName(saleUnit) })}
      value={stock}
      format={formatNumber}
      parse={parseStock}
      save={(value) => changeOffer(choice, material, { stock: value })}
      error={m.my_materials_stock_wrong()}
      suffix={stock < 2 ? getUnitName(saleUnit) : getPluralUnitName(saleUnit)}
    />
  );
}

const formatEuros = (cents: number) => formatMoney(cents).replace(/\s*€\s*/, '');

export function PriceField({ choice, material }: FieldProps) {
  const { title, priceCents, vatRate } = material;
  return (
    <InPlaceField
      label={vatRate > 0 ? m.my_materials_price_of({ title }) : m.my_materials_price_of_private({ title })}
      value={priceCents}
      format={formatEuros}
      parse={parsePrice}
      save={(value) => changeOffer(choice, material, { priceCents: value })}
      error={m.my_materials_price_wrong()}
      suffix="€"
      isQuiet
    />
  );
}

export function describeBasePrice({ saleUnit, baseUnit, basePriceCents }: MyMaterial): string | null {
  return saleUnit === baseUnit ? null : `${formatMoney(basePriceCents)}/${getUnitName(baseUnit)}`;
}

interface StockMarkProps {
  material: MyMaterial;
  isShort?: boolean;
}

interface Mark {
  icon: IconName;
  color: string;
  text: string;
}

export function StockMark({ material, isShort = false }: StockMarkProps) {
  const mark = findMark(material, isShort);
  if (material.status !== 'publie' || !mark) return null;
  const { icon, color, text } = mark;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-1 px-1.5 py-0.5 text-13 font-semibold',
        color,
      )}
    >
      <Icon name={icon} size={16} />
      {text}
    </span>
  );
}

function findMark(material: MyMaterial, isShort: boolean): Mark | undefined {
  if (material.stock === 0)
    return {
      icon: 'circle-exclamation-point',
      color: 'bg-negative-tint text-negative',
      text: m.status_epuise(),
    };
  if (isUniquePiece(material))
    return { icon: 'gem', color: 'bg-new-tint text-new', text: m.material_unique() };
  if (!isStockLow(material)) return undefined;
  const text = isShort ? m.my_materials_stock_low() : m.stock_low();
  return { icon: 'triangle-exclamation-point', color: 'bg-surplus-tint text-surplus', text };
}
