import type { Delays } from '@parpaing/contract/delivery-time';
import type { Place } from '@parpaing/contract/schemas';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { AmountField } from '../form/amount-field.tsx';
import { Section } from '../form/section.tsx';
import type { FormValues } from '../form/values.ts';
import { CommuneField } from './commune-field.tsx';
import { DelayFields } from './delay-fields.tsx';
import { describeTerms } from './describe-terms.ts';

interface PlaceSectionProps {
  isTakenOver: boolean;
  hasVat: boolean;
  shopDelays: Delays;
  renderMap: (place: Place) => ReactNode;
}

export function PlaceSection({ isTakenOver, hasVat, shopDelays, renderMap }: PlaceSectionProps) {
  const { register, trigger, formState } = useFormContext<FormValues>();
  const values = useWatch<FormValues>() as FormValues;
  const { place, delivers } = values;
  const error = formState.errors.pickup?.message;
  return (
    <Section
      id="place-section"
      number={5}
      title={m.form_step_place()}
      text={isTakenOver ? m.form_place_taken() : m.form_place_text()}
    >
      <div>
        <CommuneField />
        {place && (
          <>
            <div className="mt-3 overflow-hidden rounded-2 border border-joint">{renderMap(place)}</div>
            <p className="mt-1.5 text-13 text-ink-2">{m.form_commune_circle()}</p>
          </>
        )}
      </div>
      <div className="grid gap-4">
        <SwitchRow
          {...register('pickup')}
          id="pickup"
          label={m.form_pickup()}
          hint={m.form_pickup_hint()}
          error={error}
        />
        <div className="grid gap-4 border-t border-joint pt-4">
          <SwitchRow
            {...register('delivers', { onChange: () => error && void trigger('pickup') })}
            id="delivers"
            label={m.form_delivers()}
          />
          {delivers && <DeliveryTerms values={values} hasVat={hasVat} />}
        </div>
        <DelayFields values={values} shopDelays={shopDelays} />
      </div>
    </Section>
  );
}

interface SwitchRowProps extends ComponentProps<typeof Switch> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
}

function SwitchRow({ id, label, hint, error, ...props }: SwitchRowProps) {
  const noteId = `${id}-note`;
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <div>
          <label htmlFor={id} className="block font-semibold">
            {label}
          </label>
          {hint && !error && (
            <p id={noteId} className="text-13 text-ink-2">
              {hint}
            </p>
          )}
        </div>
        <Switch
          {...props}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={hint || error ? noteId : undefined}
        />
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  );
}

function DeliveryTerms({ values, hasVat }: { values: FormValues; hasVat: boolean }) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 md:grid-cols-4">
        <AmountField
          id="delivery-free"
          name="delivery.freeRadiusKm"
          label={m.form_delivery_free()}
          suffix="km"
        />
        <AmountField
          id="delivery-base"
          name="delivery.base"
          label={hasVat ? m.form_delivery_base() : m.form_delivery_base_private()}
          suffix="€"
        />
        <AmountField
          id="delivery-per-km"
          name="delivery.perKm"
          label={hasVat ? m.form_delivery_per_km() : m.form_delivery_per_km_private()}
          suffix="€"
        />
        <AmountField id="delivery-max" name="delivery.maxKm" label={m.form_delivery_max()} suffix="km" />
      </div>
      <div className="flex gap-3 rounded-2 bg-plan-tint px-4 py-3">
        <Icon name="truck" size={20} className="mt-0.5 flex-none text-plan" />
        <p aria-live="polite">
          <span className="block text-13 text-ink-2">{m.form_delivery_reads()}</span>
          <span className="block font-semibold">{describeTerms(values) ?? m.form_delivery_wait()}</span>
        </p>
      </div>
    </>
  );
}
