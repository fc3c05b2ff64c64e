import { limits } from '@parpaing/contract/limits';
import { baseUnits, type SaleUnit, saleUnits, vatRates } from '@parpaing/contract/units';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatQuantity, getPluralUnitName, getUnitName } from '../../../entities/material/units.ts';
import {
  addVat,
  formatMoney,
  formatNumber,
  formatPercent,
  parseDecimal,
} from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { AttributeDefinition } from '../category/form-categories.ts';
import { computeSurface } from '../category/read-attributes.ts';
import { AmountField } from '../form/amount-field.tsx';
import { Section } from '../form/section.tsx';
import type { FormValues } from '../form/values.ts';
import { BasePriceBand } from './base-price-band.tsx';
import {
  canCountPieces,
  findBasePrice,
  isSoldByMeasure,
  readUnits,
  toHtText,
  toTtcText,
} from './read-offer.ts';

interface OfferSectionProps {
  definitions: AttributeDefinition[];
  hasVat: boolean;
}

export function OfferSection({ definitions, hasVat }: OfferSectionProps) {
  const { register, formState, setValue } = useFormContext<FormValues>();
  const { errors } = formState;
  const values = useWatch<FormValues>() as FormValues;
  const { saleUnit } = values;
  return (
    <Section
      id="offer-section"
      number={4}
      title={m.form_step_offer()}
      text={hasVat ? m.form_offer_text() : m.form_offer_text_private()}
    >
      <div className="grid items-start gap-x-4 gap-y-5 md:grid-cols-2">
        <FormField id="sale-unit" label={m.form_sale_unit()} error={errors.saleUnit?.message}>
          {(field) => (
            <Select
              {...register('saleUnit', {
                onChange: ({ target }) => target.value === 'piece' && setValue('baseUnit', 'piece'),
              })}
              {...field}
            >
              <option value="">{m.form_sale_unit_choose()}</option>
              {saleUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {getUnitName(unit)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <ContentField values={values} definitions={definitions} />
      </div>
      <PriceFields values={values} hasVat={hasVat} />
      <BasePriceBand price={findBasePrice(values, definitions)} />
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
        <AmountField
          id="stock"
          name="stock"
          label={m.form_stock()}
          suffix={saleUnit && getPluralUnitName(saleUnit)}
          hint={describeStock(values, definitions)}
        />
        <AmountField
          id="min-order"
          name="minOrder"
          label={m.form_min_order()}
          suffix={saleUnit && getPluralUnitName(saleUnit)}
          hint={describeOrder(values, definitions)}
        />
      </div>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField
          id="reference"
          label={m.form_reference()}
          labelAside={<span className="text-13 text-ink-2">{m.form_optional()}</span>}
          hint={m.form_reference_hint()}
          error={errors.reference?.message}
        >
          {(field) => (
            <input
              {...register('reference')}
              {...field}
              type="text"
              autoComplete="off"
              maxLength={limits.referenceLength}
              className="input"
            />
          )}
        </FormField>
        <FormField
          id="available-until"
          label={m.form_available_until()}
          labelAside={<span className="text-13 text-ink-2">{m.form_optional()}</span>}
          error={errors.availableUntil?.message}
        >
          {(field) => <input {...register('availableUntil')} {...field} type="date" className="input" />}
        </FormField>
      </div>
    </Section>
  );
}

function ContentField({ values, definitions }: { values: FormValues; definitions: AttributeDefinition[] }) {
  const { register, formState } = useFormContext<FormValues>();
  const { saleUnit, baseUnit } = values;
  if (saleUnit === '' || isSoldByMeasure(saleUnit)) return null;
  if (canCountPieces(values, definitions)) {
    return <AmountField id="pieces" name="piecesPerM2" label={m.form_pieces()} hint={m.form_pieces_hint()} />;
  }
  const isPieceAlone = saleUnit === 'piece' && baseUnit === 'piece';
  const surface = baseUnit === 'm2' ? computeSurface(values.attributes) : undefined;
  return (
    <FormField
      id={isPieceAlone ? 'content-unit' : 'content'}
      label={nameContent(saleUnit)}
      error={formState.errors.content?.message}
      hint={
        surface &&
        m.form_content_surface({
          length: formatNumber(surface.length),
          width: formatNumber(surface.width),
          surface: formatNumber(surface.surface),
        })
      }
    >
      {(field) => (
        <span className="flex gap-2">
          {!isPieceAlone && (
            <input
              {...register('content')}
              {...field}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              className="input flex-1"
            />
          )}
          <span className={isPieceAlone ? 'flex-1' : 'w-28 flex-none'}>
            <Select
              {...register('baseUnit')}
              {...(isPieceAlone ? field : { id: 'content-unit', 'aria-label': m.form_content_unit() })}
            >
              {baseUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {unit === 'piece'
                    ? saleUnit === 'piece'
                      ? m.form_content_piece()
                      : getPluralUnitName(unit)
                    : getUnitName(unit)}
                </option>
              ))}
            </Select>
          </span>
        </span>
      )}
    </FormField>
  );
}

const feminineUnits: SaleUnit[] = ['piece', 'palette', 'plaque', 'couronne', 'barre'];

function nameContent(saleUnit: SaleUnit): string {
  const unit = getUnitName(saleUnit);
  return feminineUnits.includes(saleUnit) ? m.form_content_feminine({ unit }) : m.form_content({ unit });
}

function PriceFields({ values, hasVat }: { values: FormValues; hasVat: boolean }) {
  const { register, setValue, getValues, trigger, formState } = useFormContext<FormValues>();
  const unit = values.saleUnit && ` / ${getUnitName(values.saleUnit)}`;

  function followHt() {
    const { priceHt, vatRate } = getValues();
    setValue('priceTtc', toTtcText(priceHt, vatRate));
  }

  function followTtc() {
    const { priceTtc, vatRate } = getValues();
    setValue('priceHt', toHtText(priceTtc, vatRate));
    if (formState.errors.priceHt) void trigger('priceHt');
  }

  if (!hasVat) {
    return (
      <AmountField
        id="price-ht"
        name="priceHt"
        label={m.form_price()}
        suffix={`€${unit}`}
        options={{ onChange: followHt }}
        className="md:w-1/2 md:pr-2"
      />
    );
  }
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 md:grid-cols-[1fr_7rem_1fr]">
      <AmountField
        id="price-ht"
        name="priceHt"
        label={m.form_price_ht()}
        suffix={`€${unit}`}
        options={{ onChange: followHt }}
      />
      <FormField
        id="vat"
        label={m.form_vat()}
        error={formState.errors.vatRate?.message}
        className="max-md:order-last"
      >
        {(field) => (
          <Select {...register('vatRate', { onChange: followHt })} {...field}>
            {vatRates.map((rate) => (
              <option key={rate} value={String(rate)}>
                {rate === 0 ? m.form_vat_none() : formatPercent(rate)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <AmountField
        id="price-ttc"
        name="priceTtc"
        label={m.form_price_ttc()}
        suffix={`€${unit}`}
        // The price HT has whole cents, so not every price TTC exists: the true one is shown.
        options={{ onChange: followTtc, onBlur: followHt }}
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
  const total = formatMoney(addVat(Math.round(priceCents * count), vatRate));
  const taxed = vatRate > 0 ? `${total}\u00A0${m.price_ttc()}` : total;
  return saleUnit === baseUnit ? taxed : `${formatQuantity(count * content, baseUnit)}, ${taxed}`;
}
