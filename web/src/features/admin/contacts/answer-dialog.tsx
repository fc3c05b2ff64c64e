import type { ReceivedContact } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { describeMessage, MessageField } from '../message-field.tsx';
import { refreshModeration } from '../moderation-queries.ts';

interface AnswerDialogProps {
  request: ReceivedContact;
  onClose: () => void;
}

export function AnswerDialog({ request: { id, name, message: asked }, onClose }: AnswerDialogProps) {
  const form = useSchemaForm<{ message: string }>({
    schema: ({ ContactAnswerInput: input }) => input,
    describe: describeMessage,
  });

  async function answer(body: { message: string }) {
    await callApi('answerContactRequest', { params: { id }, body });
    onClose();
    notify({ message: m.moderation_answered(), type: 'positive' });
    await refreshModeration();
  }

  return (
    <FormDialog
      title={m.moderation_answer_named({ name })}
      onClose={onClose}
      form={form}
      onSubmit={answer}
      cancel={m.moderation_cancel()}
      submit={{ label: m.moderation_answer_send(), sending: m.moderation_sending() }}
    >
      <p className="border-l-2 border-joint pl-4 break-words whitespace-pre-line text-ink-2">{asked}</p>
      <MessageField
        {...form.register('message')}
        id="answer-message"
        label={m.moderation_answer_message()}
        error={form.formState.errors.message?.message}
        required
      />
    </FormDialog>
  );
}
