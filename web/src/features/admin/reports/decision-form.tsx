import {
  type ModerationReason,
  materialReportReasons,
  messageReportReasons,
} from '@parpaing/contract/moderation';
import type { MeasureInput, ReportDetail } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { describeMeasure, MeasureFields } from '../measure-fields.tsx';
import { refreshModeration } from '../moderation-queries.ts';
import { RejectDialog } from './reject-dialog.tsx';

interface DecisionFormProps {
  detail: ReportDetail;
  afterwards: string;
}

export function DecisionForm({ detail, afterwards }: DecisionFormProps) {
  const { id, kind, reports } = detail;
  const navigate = useNavigate();
  const [isRejecting, setIsRejecting] = useState(false);
  const open = reports.filter(({ status }) => status === 'open');
  const isMaterial = kind === 'material';
  const form = useSchemaForm<MeasureInput>({
    schema: ({ MeasureInput: input }) => input,
    describe: describeMeasure,
    defaultValues: { reason: open[0]?.reason ?? 'autre', message: '' },
  });
  const { errors } = form.formState;
  const reason = useWatch({ control: form.control, name: 'reason' });
  const reasons: readonly ModerationReason[] = isMaterial ? materialReportReasons : messageReportReasons;

  async function leave(message: string) {
    notify({ message, type: 'positive' });
    await navigate(afterwards, { preventScrollReset: true });
    await refreshModeration();
  }

  async function uphold(measure: MeasureInput) {
    await callApi('decideReport', { params: { id }, body: { action: 'uphold', ...measure } });
    await leave(isMaterial ? m.moderation_hidden() : m.moderation_warned());
  }

  const icon = isMaterial ? 'eye-off' : 'triangle-exclamation-point';
  return (
    <section className="rounded-b-2 bg-page p-4 pb-6 md:px-6 md:py-5">
      <h3 className="font-text text-17 leading-6 font-semibold tracking-normal">{m.moderation_decision()}</h3>
      <Form form={form} onSubmit={uphold} className="mt-3">
        <MeasureFields
          form={form}
          idPrefix="decision"
          reasons={reasons}
          reason={reason}
          messageLabel={isMaterial ? m.moderation_message_seller() : m.moderation_message_author()}
        />
        <p className="my-4 text-13 text-ink-2">
          {isMaterial ? m.moderation_told() : m.moderation_told_author()}
        </p>
        <FormFailure>{errors.root?.server?.message}</FormFailure>
        <div className="flex gap-2 max-md:sticky max-md:bottom-(--cookie-banner) max-md:z-1 max-md:-mx-4 max-md:mt-4 max-md:-mb-6 max-md:border-t max-md:border-joint max-md:bg-surface max-md:px-4 max-md:py-3 max-md:shadow-bar md:flex-wrap md:justify-end">
          <Button
            type="button"
            look="secondary"
            onClick={() => setIsRejecting(true)}
            className="max-md:flex-1 max-md:px-2"
          >
            <Icon name="check" size={18} className="max-md:hidden" />
            <span className="md:hidden">{m.moderation_reject()}</span>
            <span className="max-md:hidden">
              {open.length === 1 ? m.moderation_reject_one() : m.moderation_reject_many()}
            </span>
          </Button>
          <SubmitButton look="ink" sending={m.moderation_sending()} className="max-md:flex-2 max-md:px-2">
            <Icon name={icon} size={18} />
            {isMaterial ? m.moderation_hide() : m.moderation_warn()}
          </SubmitButton>
        </div>
      </Form>
      {isRejecting && (
        <RejectDialog
          id={id}
          reportIds={open.map((report) => report.id)}
          onClose={() => setIsRejecting(false)}
          onRejected={() => leave(m.moderation_rejected())}
        />
      )}
    </section>
  );
}
