import { limits } from '@parpaing/contract/limits';
import { addDelivery } from '@parpaing/contract/order';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { useEffect, useRef } from 'react';
import { formatQuantity, getPluralUnitName, getUnitName } from '../../../entities/material/prices/units.ts';
import { type Order, type Pattern, wastePercents } from '../../../entities/material/quantity/quantity.ts';
import { useDelivery } from '../../../entities/material/quantity/use-delivery.ts';
import { withPrepositionTo } from '../../../entities/place/with-preposition.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatMoney, formatNumber, formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { BareInput, InputBox } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { SegmentedSwitch } from '../../../ui/tabs.tsx';
import { QuantityDrawing } from './quantity-drawing.tsx';
import type { Quantity } from './use-quantity.ts';

const patternNames: Record<Pattern, () => string> = {
  straight: () => m.calculator_pattern_straight({ percent: formatPercent(wastePercents.straight) }),
  diagonal: () => m.calculator_pattern_diagonal({ percent: formatPercent(wastePercents.diagonal) }),
  herringbone: () => m.calculator_pattern_herringbone({ percent: formatPercent(wastePercents.herringbone) }),
  none: m.calculator_pattern_none,
  own: m.calculator_pattern_own,
};

interface QuantityCalculatorProps {
  material: MaterialDetail;
  quantity: Quantity;
}

export function QuantityCalculator({ material, quantity }: QuantityCalculatorProps) {
  const { saleUnit, baseUnit } = material;
  const units = getPluralUnitName(saleUnit);
  const isMeasured = quantity.unit === baseUnit && baseUnit !== 'piece';
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was filled in before hydration, once.
  useEffect(() => {
    if (form.current) quantity.readForm(new FormData(form.current));
  }, []);
  return (
    <section
      aria-labelledby="calculator-title"
      className="rounded-2 border border-plan-line bg-plan-tint p-5"
    >
      <form
        ref={form}
        method="get"
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-[2fr_3fr] items-start gap-3"
      >
        <div className="col-span-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="calculator-title" className="text-20">
            {m.calculator_title({ units })}
          </h2>
          {quantity.units.length > 0 && (
            <SegmentedSwitch
              label={m.calculator_count_in()}
              name="needUnit"
              options={quantity.units.map((unit) => ({ value: unit, label: getPluralUnitName(unit) }))}
              value={quantity.unit}
              onChange={quantity.changeUnit}
            />
          )}
        </div>
        <NumberField
          id="need"
          label={m.calculator_need()}
          error={describeFault(quantity)}
          value={quantity.text}
          onChange={quantity.changeText}
          unit={isMeasured ? getUnitName(baseUnit) : getPluralUnitName(quantity.unit)}
          className={quantity.hasWaste ? undefined : 'col-span-2'}
        />
        {quantity.hasWaste && quantity.patterns.length > 0 && (
          <FormField id="pattern" label={m.calculator_pattern()}>
            {(field) => (
              <Select
                {...field}
                name="pattern"
                value={quantity.pattern}
                onChange={(event) => quantity.changePattern(event.target.value)}
              >
                {quantity.patterns.map((pattern) => (
                  <option key={pattern} value={pattern}>
                    {patternNames[pattern]()}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        )}
        {quantity.hasWaste && quantity.pattern === 'own' && (
          <NumberField
            id="margin"
            label={quantity.patterns.length > 0 ? m.calculator_waste() : m.calculator_pattern()}
            error={
              quantity.isWasteInvalid
                ? m.calculator_waste_invalid({ most: formatPercent(limits.maxWastePercent) })
                : undefined
            }
            value={quantity.wasteText}
            onChange={quantity.changeWaste}
            unit="%"
            className={quantity.patterns.length > 0 ? 'col-span-2' : undefined}
          />
        )}
        <noscript>
          <Button look="secondary">{m.calculator_submit()}</Button>
        </noscript>
      </form>
      <div className="mt-4" aria-live="polite">
        {quantity.order ? (
          <Answer material={material} order={quantity.order} />
        ) : (
          !quantity.isWasteInvalid && <p className="text-13 text-ink-2">{m.calculator_start({ units })}</p>
        )}
      </div>
    </section>
  );
}

function describeFault(quantity: Quantity): string | undefined {
  if (quantity.isTooLarge) return m.calculator_too_large({ most: formatNumber(limits.maxQuantity) });
  return quantity.isInvalid ? m.calculator_invalid() : undefined;
}

interface NumberFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  unit: string;
  className: string | undefined;
}

function NumberField({ id, label, error, value, onChange, unit, className }: NumberFieldProps) {
  return (
    <FormField id={id} label={label} error={error} className={className}>
      {(field) => (
        <InputBox>
          <BareInput
            {...field}
            type="text"
            name={id}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className="text-ink-2">{unit}</span>
        </InputBox>
      )}
    </FormField>
  );
}

function Answer({ material, order }: { material: MaterialDetail; order: Order }) {
  const { saleUnit, baseUnit, vatRate, stock } = material;
  const total = formatQuantity(order.total, baseUnit);
  const isSame = saleUnit === baseUnit;
  return (
    <>
      {!isSame && <QuantityDrawing order={order} baseUnit={baseUnit} />}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-display text-24 font-bold">{formatQuantity(order.units, saleUnit)}</p>
        <TotalPrices htCents={order.htCents} ttcCents={order.ttcCents} vatRate={vatRate} />
      </div>
      {order.isInStock && <DeliveredTotal material={material} order={order} />}
      {!isSame && (
        <p className="text-13 text-ink-2">
          {order.leftover > 0
            ? m.calculator_total({ total, leftover: formatQuantity(order.leftover, baseUnit) })
            : m.calculator_exact({ total })}
        </p>
      )}
      {order.isMinimum && <p className="text-13 text-ink-2">{m.calculator_minimum()}</p>}
      <StockNotice
        isEnough={order.isInStock}
        stock={stock > 0 ? formatQuantity(stock, saleUnit) : undefined}
      />
    </>
  );
}

function DeliveredTotal({ material, order }: { material: MaterialDetail; order: Order }) {
  const { place, cents = null } = useDelivery(material) ?? {};
  if (!place || cents === null) return null;
  return (
    <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="font-medium">{m.calculator_delivered({ place: withPrepositionTo(place.name) })}</p>
      <div className="ml-auto">
        <TotalPrices {...addDelivery(order, cents, material.vatRate)} vatRate={material.vatRate} />
      </div>
    </div>
  );
}

function StockNotice({ isEnough, stock }: { isEnough: boolean; stock?: string }) {
  const icon = isEnough ? 'circle-check' : 'circle-exclamation-point';
  return (
    <p
      className={`mt-1 flex items-start gap-1.5 text-13 font-medium ${isEnough ? 'text-positive' : 'text-negative'}`}
    >
      <Icon name={icon} size={16} className="mt-0.5 flex-none" />
      {stock
        ? isEnough
          ? m.calculator_enough({ stock })
          : m.calculator_short({ stock })
        : m.material_sold_out()}
    </p>
  );
}

interface TotalPricesProps {
  htCents: number;
  ttcCents: number;
  vatRate: number;
  note?: string;
}

export function TotalPrices({ htCents, ttcCents, vatRate, note }: TotalPricesProps) {
  const ht = formatMoney(htCents);
  if (vatRate === 0) {
    return (
      <p className={note ? 'leading-price' : 'text-20 font-semibold'}>
        {ht}
        {note && <small className="block">{note}</small>}
      </p>
    );
  }
  const ttc = formatMoney(ttcCents);
  return (
    <p className="leading-price text-right">
      <span className="ttc-first">
        {`${ttc} ${m.price_ttc()}`}
        <small className="block">{`${ht} ${m.price_ht()}`}</small>
      </span>
      <span className="ht-first">
        {`${ht} ${m.price_ht()}`}
        <small className="block">{`${ttc} ${m.price_ttc()}`}</small>
      </span>
      {note && <small className="block">{note}</small>}
    </p>
  );
}
