import type { ModerationReason } from '@parpaing/contract/moderation';
import type { MeasureInput } from '@parpaing/contract/schemas';
import type { UseFormReturn } from 'react-hook-form';
import { reasonNames } from '../../entities/report/reason-names.ts';
import * as m from '../../paraglide/messages.js';
import { FormField } from '../../ui/form/form-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { describeMessage, MessageField } from './message-field.tsx';

/** The rule that the mail will name (api/src/modules/journal/labels.ts). */
const hints: Record<ModerationReason, (() => string) | undefined> = {
  interdit: m.moderation_hint_forbidden,
  arnaque: m.moderation_hint_conduct,
  paiement: m.moderation_hint_conduct,
  injures: m.moderation_hint_conduct,
  demarchage: m.moderation_hint_conduct,
  trompeur: m.moderation_hint_listing,
  photo: m.moderation_hint_listing,
  indisponible: m.moderation_hint_listing,
  autre: undefined,
};

interface MeasureFieldsProps {
  form: UseFormReturn<MeasureInput>;
  idPrefix: string;
  reasons: readonly ModerationReason[];
  reason: ModerationReason;
  messageLabel: string;
}

export function MeasureFields({ form, idPrefix, reasons, reason, messageLabel }: MeasureFieldsProps) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 xl:grid-cols-[18rem_minmax(0,1fr)]">
      <FormField
        id={`${idPrefix}-reason`}
        label={m.report_reason()}
        hint={hints[reason]?.()}
        error={errors.reason?.message}
      >
        {(field) => (
          <Select {...form.register('reason')} {...field} required>
            {reasons.map((name) => (
              <option key={name} value={name}>
                {reasonNames[name]()}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <MessageField
        {...form.register('message')}
        id={`${idPrefix}-message`}
        label={messageLabel}
        error={errors.message?.message}
        required
      />
    </div>
  );
}

export const describeMeasure = (field: string, code: string): string =>
  field === 'reason' ? m.report_reason_missing() : describeMessage(field, code);
