import { limits } from '@parpaing/contract/limits';
import { readParisClock } from '@parpaing/contract/paris-clock';
import type { Holiday, ShopInput } from '@parpaing/contract/schemas';
import { useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input, TextArea } from '../../../ui/form/input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { LinkButton } from '../../../ui/text-link.tsx';
import { SectionForm } from '../edit/section-form.tsx';
import { useConfirmSaved } from '../edit/use-confirm-saved.ts';

const noHoliday = { from: '', until: '', message: '' };
const days = [
  { name: 'from', label: m.holiday_from },
  { name: 'until', label: m.holiday_until_label },
] as const;

export function HolidaySection({ holiday }: { holiday: Holiday | null }) {
  const confirmSaved = useConfirmSaved();
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm({
    schema: (schemas) => schemas.ShopInput.pick({ holiday: true }).required(),
    describe: describeHoliday,
    defaultValues: { holiday: holiday ?? noHoliday },
  });
  const errors = form.formState.errors.holiday;
  const today = readParisClock().date;

  async function save({ holiday: typed }: Required<Pick<ShopInput, 'holiday'>>) {
    await callApi('updateShop', { body: { holiday: typed } });
    return typed.from ? m.holiday_saved() : m.holiday_ended();
  }

  async function end() {
    setFailure(undefined);
    try {
      await callApi('updateShop', { body: { holiday: noHoliday } });
      form.reset({ holiday: noHoliday });
      await confirmSaved(m.holiday_ended());
    } catch (error) {
      setFailure(describeFailure(error));
    }
  }

  return (
    <Panel id="conges" title={m.holiday_title()} text={m.holiday_section_text()}>
      <SectionForm form={form} asksBeforeLeaving onSubmit={save} submit={m.holiday_submit()}>
        <div className="grid gap-5 sm:grid-cols-2">
          {days.map(({ name, label }) => (
            <FormField key={name} id={`holiday-${name}`} label={label()} error={errors?.[name]?.message}>
              {(field) => (
                <Input
                  {...form.register(`holiday.${name}`)}
                  {...field}
                  type="date"
                  min={name === 'until' ? today : undefined}
                />
              )}
            </FormField>
          ))}
        </div>
        <FormField
          id="holiday-message"
          label={m.holiday_message()}
          hint={m.holiday_message_hint()}
          error={errors?.message?.message}
        >
          {(field) => (
            <TextArea
              {...form.register('holiday.message')}
              {...field}
              rows={2}
              maxLength={limits.holidayMessageLength}
              className="min-h-18"
            />
          )}
        </FormField>
      </SectionForm>
      {holiday && (
        <div className="mt-3">
          <FormFailure>{failure}</FormFailure>
          <LinkButton onClick={() => void end()}>{m.holiday_end()}</LinkButton>
        </div>
      )}
    </Panel>
  );
}

function describeHoliday(field: string, _code: string, value: unknown): string {
  if (field === 'holiday.message') return m.holiday_message_long({ max: limits.holidayMessageLength });
  return value ? m.holiday_day_wrong() : m.holiday_day_missing();
}
