import { limits } from '@parpaing/contract/limits';
import type { ComponentProps } from 'react';
import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { FormField } from '../../ui/form/form-field.tsx';
import { TextArea } from '../../ui/form/input.tsx';

interface MessageFieldProps extends ComponentProps<'textarea'> {
  id: string;
  label: string;
  error: string | undefined;
}

export function MessageField({ id, label, error, ...props }: MessageFieldProps) {
  return (
    <FormField id={id} label={label} error={error}>
      {(field) => <TextArea {...props} {...field} rows={4} className="min-h-30" />}
    </FormField>
  );
}

export const describeMessage = (_field: string, code: string): string =>
  code === 'too_big'
    ? m.moderation_message_long({ max: formatNumber(limits.moderationTextLength) })
    : m.moderation_message_short({ min: limits.moderationMessageMin });
