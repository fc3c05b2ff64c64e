import { limits } from '@parpaing/contract/limits';
import type { Shop, ShopInput } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SectionForm } from '../edit/section-form.tsx';
import { DayFields } from './day-fields.tsx';

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const closedWeek = weekdays.map(() => []);

export function HoursSection({ shop: { openingHours, pickupHours } }: { shop: Shop }) {
  const form = useSchemaForm({
    schema: (schemas) => schemas.ShopInput.pick({ openingHours: true, pickupHours: true }),
    describe: describeHours,
    // Days without fields are part of the week.
    shouldUnregister: false,
    defaultValues: { openingHours: openingHours ?? closedWeek, pickupHours: pickupHours ?? '' },
  });

  async function save({ openingHours: week, pickupHours: note }: ShopInput) {
    const isOpen = week?.some((day) => day.length > 0);
    await callApi('updateShop', { body: { openingHours: isOpen ? week : null, pickupHours: note } });
    return m.hours_saved();
  }

  return (
    <Panel id="horaires" title={m.hours_title()} text={m.hours_section_text()}>
      <SectionForm form={form} asksBeforeLeaving onSubmit={save} submit={m.hours_submit()}>
        <div className="divide-y divide-joint border-y border-joint">
          {weekdays.map((weekday) => (
            <DayFields key={weekday} weekday={weekday} />
          ))}
        </div>
        <FormField
          id="pickup-hours"
          label={m.hours_note()}
          hint={m.hours_note_hint()}
          error={form.formState.errors.pickupHours?.message}
        >
          {(field) => (
            <Input
              {...form.register('pickupHours')}
              {...field}
              type="text"
              autoComplete="off"
              maxLength={limits.pickupHoursLength}
            />
          )}
        </FormField>
      </SectionForm>
    </Panel>
  );
}

function describeHours(field: string, code: string): string {
  if (field === 'pickupHours') return m.hours_note_long({ max: limits.pickupHoursLength });
  if (code !== 'custom') return m.hours_wrong();
  return field.endsWith('.from') ? m.hours_overlap() : m.hours_reversed();
}
