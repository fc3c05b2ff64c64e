import type { Shop, ShopInput } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { parseOptional } from '../../../lib/format/format.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormField } from '../../../ui/form/form-field.tsx';
import { BareInput, InputBox } from '../../../ui/form/input.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SectionForm } from '../edit/section-form.tsx';

const delays = [
  { name: 'availableInDays', label: m.delay_available, hint: m.delays_available_hint },
  { name: 'deliveryInDays', label: m.delay_delivery, hint: m.delays_delivery_hint },
] as const;

type Typed = Record<(typeof delays)[number]['name'], string>;

const toInput = ({ availableInDays, deliveryInDays }: Typed): ShopInput => ({
  availableInDays: parseOptional(availableInDays),
  deliveryInDays: parseOptional(deliveryInDays),
});

export function DelaysSection({ shop }: { shop: Shop }) {
  const form = useSchemaForm<Typed>({
    schema: ({ ShopInput: rules }) => rules.pick({ availableInDays: true, deliveryInDays: true }),
    toInput,
    toField: String,
    describe: () => m.form_delay_wrong(),
    defaultValues: {
      availableInDays: String(shop.availableInDays ?? ''),
      deliveryInDays: String(shop.deliveryInDays ?? ''),
    },
  });

  async function save(typed: Typed) {
    await callApi('updateShop', { body: toInput(typed) });
    return m.delays_saved();
  }

  return (
    <Panel id="delais" title={m.delays_title()} text={m.delays_section_text()}>
      <SectionForm form={form} asksBeforeLeaving onSubmit={save} submit={m.delays_submit()}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {delays.map(({ name, label, hint }) => (
            <FormField
              key={name}
              id={name}
              label={label()}
              hint={hint()}
              error={form.formState.errors[name]?.message}
            >
              {(field) => (
                <InputBox>
                  <BareInput
                    {...form.register(name)}
                    {...field}
                    type="text"
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={3}
                  />
                  <span className="flex-none text-ink-2">{m.delay_days()}</span>
                </InputBox>
              )}
            </FormField>
          ))}
        </div>
      </SectionForm>
    </Panel>
  );
}
