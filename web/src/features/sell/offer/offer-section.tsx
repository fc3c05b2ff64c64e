import { limits } from '@parpaing/contract/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import type { AttributeDefinition } from '../category/form-categories.ts';
import { Section } from '../form/section.tsx';
import type { FormValues } from '../form/values.ts';
import { BasePriceBand } from './base-price-band.tsx';
import { PriceFields } from './price-fields.tsx';
import { findBasePrice } from './read-offer.ts';
import { StockFields } from './stock-fields.tsx';
import { UnitFields } from './unit-fields.tsx';

interface OfferSectionProps {
  definitions: AttributeDefinition[];
  hasVat: boolean;
}

export function OfferSection({ definitions, hasVat }: OfferSectionProps) {
  const { register, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  const values = useWatch<FormValues>() as FormValues;
  return (
    <Section
      id="offer-section"
      number={4}
      title={m.form_step_offer()}
      text={hasVat ? m.form_offer_text() : m.form_offer_text_private()}
    >
      <UnitFields values={values} definitions={definitions} />
      <PriceFields values={values} hasVat={hasVat} />
      <BasePriceBand price={findBasePrice(values, definitions)} />
      <StockFields values={values} definitions={definitions} />
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField
          id="reference"
          label={m.form_reference()}
          labelAside={<span className="text-13 text-ink-2">{m.form_optional()}</span>}
          hint={m.form_reference_hint()}
          error={errors.reference?.message}
        >
          {(field) => (
            <Input
              {...register('reference')}
              {...field}
              type="text"
              autoComplete="off"
              maxLength={limits.referenceLength}
            />
          )}
        </FormField>
        <FormField
          id="available-until"
          label={m.form_available_until()}
          labelAside={<span className="text-13 text-ink-2">{m.form_optional()}</span>}
          error={errors.availableUntil?.message}
        >
          {(field) => <Input {...register('availableUntil')} {...field} type="date" />}
        </FormField>
      </div>
    </Section>
  );
}
