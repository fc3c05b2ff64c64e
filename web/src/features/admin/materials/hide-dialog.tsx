import { materialReportReasons } from '@parpaing/contract/moderation';
import type { MeasureInput } from '@parpaing/contract/schemas';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { describeMeasure, MeasureFields } from '../measure-fields.tsx';
import { refreshModeration } from '../moderation-queries.ts';

interface HideDialogProps {
  material: { id: string; title: string };
  onClose: () => void;
}

export function HideDialog({ material: { id, title }, onClose }: HideDialogProps) {
  const form = useSchemaForm<MeasureInput>({
    schema: ({ MeasureInput: input }) => input,
    describe: describeMeasure,
    defaultValues: { reason: 'interdit', message: '' },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });

  async function hide(body: MeasureInput) {
    await callApi('hideMaterial', { params: { id }, body });
    onClose();
    notify({ message: m.moderation_hidden(), type: 'positive' });
    await refreshModeration();
  }

  return (
    <FormDialog
      title={m.moderation_hide_named({ title })}
      onClose={onClose}
      form={form}
      onSubmit={hide}
      cancel={m.moderation_cancel()}
      submit={{ label: m.moderation_hide(), sending: m.moderation_sending(), look: 'ink' }}
    >
      <MeasureFields
        form={form}
        idPrefix="hide"
        reasons={materialReportReasons}
        reason={reason}
        messageLabel={m.moderation_message_seller()}
      />
      <p className="text-13 text-ink-2">{m.moderation_told()}</p>
    </FormDialog>
  );
}
