import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { describeMessage, MessageField } from '../message-field.tsx';
import { refreshModeration } from '../moderation-queries.ts';

interface RestoreDialogProps {
  material: { id: string; title: string };
  onClose: () => void;
}

export function RestoreDialog({ material: { id, title }, onClose }: RestoreDialogProps) {
  const form = useSchemaForm<{ message?: string | undefined }>({
    schema: ({ RejectionInput: input }) => input,
    describe: describeMessage,
  });

  async function restore(body: { message?: string | undefined }) {
    await callApi('restoreMaterial', { params: { id }, body });
    onClose();
    notify({ message: m.moderation_restored(), type: 'positive' });
    await refreshModeration();
  }

  return (
    <FormDialog
      title={m.moderation_restore_named({ title })}
      onClose={onClose}
      form={form}
      onSubmit={restore}
      cancel={m.moderation_cancel()}
      submit={{ label: m.moderation_restore(), sending: m.moderation_sending(), look: 'ink' }}
    >
      <p className="text-ink-2">{m.moderation_restore_text()}</p>
      <MessageField
        {...form.register('message')}
        id="restore-message"
        label={m.moderation_restore_message()}
        error={form.formState.errors.message?.message}
      />
    </FormDialog>
  );
}
