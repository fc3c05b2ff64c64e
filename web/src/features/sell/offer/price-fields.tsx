import { vatRates } from '@parpaing/contract/units';
import { useFormContext } from 'react-hook-form';
import { getUnitName } from '../../../entities/material/prices/units.ts';
import { formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { AmountField } from '../form/amount-field.tsx';
import type { FormValues } from '../form/values.ts';
import { toHtText, toTtcText } from './read-offer.ts';

export function PriceFields({ values, hasVat }: { values: FormValues; hasVat: boolean }) {
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
