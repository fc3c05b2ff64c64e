import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { describeMessage, MessageField } from '../message-field.tsx';
import { refreshModeration } from '../moderation-queries.ts';

interface RefuseDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

export function RefuseDialog({ id, name, onClose }: RefuseDialogProps) {
  const form = useSchemaForm<{ message: string }>({
    schema: ({ VerificationRefusalInput: input }) => input,
    describe: describeMessage,
  });

  async function refuse({ message }: { message: string }) {
    await callApi('decideVerification', { params: { id }, body: { isAccepted: false, message } });
    onClose();
    notify({ message: m.moderation_refused(), type: 'positive' });
    await refreshModeration();
  }

  return (
    <FormDialog
      title={m.moderation_refuse_named({ name })}
      onClose={onClose}
      form={form}
      onSubmit={refuse}
      cancel={m.moderation_cancel()}
      submit={{ label: m.moderation_refuse(), sending: m.moderation_sending(), look: 'ink' }}
    >
      <p className="text-ink-2">{m.moderation_refuse_text()}</p>
      <MessageField
        {...form.register('message')}
        id="refuse-message"
        label={m.moderation_message_seller()}
        error={form.formState.errors.message?.message}
        required
      />
    </FormDialog>
  );
}
