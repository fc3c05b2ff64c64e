import { limits } from '@parpaing/contract/limits';
import {
  type ModerationReason,
  materialReportReasons,
  messageReportReasons,
} from '@parpaing/contract/moderation';
import type { MaterialReportInput, Message, MessageReportInput } from '@parpaing/contract/schemas';
import type { ComponentProps } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { formatMoment, formatNumber } from '../../lib/format/format.ts';
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts';
import * as m from '../../paraglide/messages.js';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Honeypot } from '../../ui/form/honeypot.tsx';
import { Input, TextArea } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { callApi } from '../session/calls/call-api.ts';
import { useUser } from '../session/use-user.ts';
import { describeEmail } from '../user/email-field.tsx';
import { reasonNames } from './reason-names.ts';

interface MaterialReportDialogProps {
  id: string;
  onClose: () => void;
}

export function MaterialReportDialog({ id, onClose }: MaterialReportDialogProps) {
  const user = useUser();
  const form = useSchemaForm<MaterialReportInput>({
    schema: ({ MaterialReportInput: input }) => input,
    describe,
  });
  const { errors } = form.formState;

  async function send(body: MaterialReportInput) {
    const { message } = await callApi('reportMaterial', { params: { id }, body });
    onClose();
    notify({ message, type: 'positive' });
  }

  return (
    <ReportForm title={m.report_title()} form={form} onSubmit={send} onClose={onClose}>
      <p className="text-ink-2">{m.report_text()}</p>
      <ReasonField form={form} reasons={materialReportReasons} />
      <DetailsField form={form} />
      {!user && (
        <FormField
          id="report-email"
          label={m.report_email()}
          hint={m.report_email_hint()}
          error={errors.email?.message}
        >
          {(field) => (
            <Input
              {...form.register('email')}
              {...field}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={limits.emailLength}
            />
          )}
        </FormField>
      )}
      <Honeypot {...form.register('website')} />
    </ReportForm>
  );
}

interface MessageReportDialogProps {
  conversationId: string;
  /** Received ones, the latest first. */
  messages: Message[];
  onClose: () => void;
}

export function MessageReportDialog({ conversationId: id, messages, onClose }: MessageReportDialogProps) {
  const form = useSchemaForm<MessageReportInput>({
    schema: ({ MessageReportInput: input }) => input,
    describe,
    defaultValues: { messageId: messages[0]?.id ?? '' },
  });

  async function send(body: MessageReportInput) {
    const { message } = await callApi('reportMessage', { params: { id }, body });
    onClose();
    notify({ message, type: 'positive' });
  }

  return (
    <ReportForm title={m.report_conversation_title()} form={form} onSubmit={send} onClose={onClose}>
      <p className="text-ink-2">{m.report_conversation_text()}</p>
      <FormField id="report-message" label={m.report_message_choice()}>
        {(field) => (
          <Select {...form.register('messageId')} {...field}>
            {messages.map(({ id: messageId, text, createdAt }) => (
              <option key={messageId} value={messageId}>
                {`${formatMoment(createdAt)} · ${shorten(text)}`}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <ReasonField form={form} reasons={messageReportReasons} />
      <DetailsField form={form} />
    </ReportForm>
  );
}

const shownCharacters = 60;
const shorten = (text: string) =>
  text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;

type ReportFormProps<Values extends FieldValues> = Pick<
  ComponentProps<typeof FormDialog<Values>>,
  'title' | 'form' | 'onSubmit' | 'onClose' | 'children'
>;

const ReportForm = <Values extends FieldValues>(props: ReportFormProps<Values>) => (
  <FormDialog
    {...props}
    cancel={m.report_cancel()}
    submit={{ label: m.report_submit(), sending: m.report_sending() }}
  />
);

interface FieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
}

function ReasonField<Values extends FieldValues>({
  form,
  reasons,
}: FieldProps<Values> & { reasons: readonly ModerationReason[] }) {
  const name = 'reason' as Path<Values>;
  return (
    <FormField id="report-reason" label={m.report_reason()} error={form.getFieldState(name).error?.message}>
      {(field) => (
        <Select {...form.register(name)} {...field} required defaultValue="">
          <option value="">{m.report_reason_choose()}</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonNames[reason]()}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

function DetailsField<Values extends FieldValues>({ form }: FieldProps<Values>) {
  const name = 'text' as Path<Values>;
  return (
    <FormField
      id="report-details"
      label={m.report_details()}
      hint={m.report_details_hint()}
      error={form.getFieldState(name).error?.message}
    >
      {(field) => <TextArea {...form.register(name)} {...field} rows={4} defaultValue="" />}
    </FormField>
  );
}

function describe(field: string, _code: string, value: unknown) {
  if (field === 'email') return describeEmail(value);
  if (field === 'text') return m.report_details_long({ max: formatNumber(limits.moderationTextLength) });
  return m.report_reason_missing();
}
