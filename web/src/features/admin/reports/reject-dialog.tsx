import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { describeMessage, MessageField } from '../message-field.tsx';

interface RejectDialogProps {
  id: string;
  /** Those that were read: one that arrives meanwhile stays open. */
  reportIds: string[];
  onClose: () => void;
  onRejected: () => Promise<void>;
}

export function RejectDialog({ id, reportIds, onClose, onRejected }: RejectDialogProps) {
  const form = useSchemaForm<{ message?: string | undefined }>({
    schema: ({ RejectionInput: input }) => input,
    describe: describeMessage,
  });

  async function reject({ message }: { message?: string | undefined }) {
    await callApi('decideReport', { params: { id }, body: { action: 'reject', reportIds, message } });
    onClose();
    await onRejected();
  }

  return (
    <FormDialog
      title={reportIds.length === 1 ? m.moderation_reject_one() : m.moderation_reject_many()}
      onClose={onClose}
      form={form}
      onSubmit={reject}
      cancel={m.moderation_cancel()}
      submit={{ label: m.moderation_reject(), sending: m.moderation_sending(), look: 'ink' }}
    >
      <p className="text-ink-2">{m.moderation_reject_text()}</p>
      <MessageField
        {...form.register('message')}
        id="reject-message"
        label={m.moderation_reject_message()}
        error={form.formState.errors.message?.message}
      />
    </FormDialog>
  );
}
