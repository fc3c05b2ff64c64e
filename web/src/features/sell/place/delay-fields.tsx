import type { Delays } from '@parpaing/contract/delivery-time';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { AmountField } from '../form/amount-field.tsx';
import type { FormValues } from '../form/values.ts';
import { describeDelays } from './describe-delays.ts';

interface DelayFieldsProps {
  values: FormValues;
  shopDelays: Delays;
}

export function DelayFields({ values, shopDelays }: DelayFieldsProps) {
  const suffix = m.delay_days();
  return (
    <div className="grid gap-4 border-t border-joint pt-4">
      <p className="text-13 text-ink-2">{m.form_delays_text()}</p>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 md:grid-cols-4">
        <AmountField id="available-in" name="availableInDays" label={m.delay_available()} suffix={suffix} />
        {values.delivers && (
          <AmountField id="delivery-in" name="deliveryInDays" label={m.delay_delivery()} suffix={suffix} />
        )}
      </div>
      <div className="flex gap-3 rounded-2 bg-plan-tint px-4 py-3">
        <Icon name="calendar-clock" size={20} className="mt-0.5 flex-none text-plan" />
        <p aria-live="polite">
          <span className="block text-13 text-ink-2">{m.form_delivery_reads()}</span>
          <span className="block font-semibold">
            {describeDelays(values, shopDelays) ?? m.form_delays_unknown()}
          </span>
        </p>
      </div>
    </div>
  );
}
