import { multiplyPrice } from '@parpaing/contract/money';
import { useFormContext } from 'react-hook-form';
import { formatQuantity, getPluralUnitName } from '../../../entities/material/prices/units.ts';
import { formatMoney, parseDecimal } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import type { AttributeDefinition } from '../category/form-categories.ts';
import { AmountField } from '../form/amount-field.tsx';
import type { FormValues } from '../form/values.ts';
import { findBasePrice, readUnits } from './read-offer.ts';

interface StockFieldsProps {
  values: FormValues;
  definitions: AttributeDefinition[];
}

export function StockFields({ values, definitions }: StockFieldsProps) {
  const { saleUnit } = values;
  const { trigger, formState } = useFormContext<FormValues>();
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
      <AmountField
        id="stock"
        name="stock"
        label={m.form_stock()}
        suffix={saleUnit && getPluralUnitName(saleUnit)}
        hint={describeStock(values, definitions)}
        options={{ onChange: () => formState.errors.minOrder && void trigger('minOrder') }}
      />
      <AmountField
        id="min-order"
        name="minOrder"
        label={m.form_min_order()}
        suffix={saleUnit && getPluralUnitName(saleUnit)}
        hint={describeOrder(values, definitions)}
      />
    </div>
  );
}

function describeStock(values: FormValues, definitions: AttributeDefinition[]): string | undefined {
  const { saleUnit, baseUnit, content } = readUnits(values, definitions);
  const total = parseDecimal(values.stock) * content;
  if (!saleUnit || saleUnit === baseUnit || !(total > 0)) return undefined;
  return m.form_stock_hint({ quantity: formatQuantity(total, baseUnit) });
}

function describeOrder(values: FormValues, definitions: AttributeDefinition[]): string | undefined {
  const price = findBasePrice(values, definitions);
  const count = parseDecimal(values.minOrder);
  if (!price || !(count > 0)) return undefined;
  const { saleUnit, baseUnit, content, priceCents, vatRate } = price;
  const total = formatMoney(multiplyPrice(priceCents, count, vatRate).ttcCents);
  const taxed = vatRate > 0 ? `${total}\u00A0${m.price_ttc()}` : total;
  return saleUnit === baseUnit ? taxed : `${formatQuantity(count * content, baseUnit)}, ${taxed}`;
}
