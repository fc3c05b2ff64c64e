import { type FieldError, get, useFormContext, useWatch } from 'react-hook-form';
import { describeKnownWord } from '../../../entities/material/attributes/known-words.ts';
import * as m from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/form/check-field.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { BareInput, Input, InputBox } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { AmountField } from '../form/amount-field.tsx';
import { Section } from '../form/section.tsx';
import type { FormValues } from '../form/values.ts';
import { canCountPieces, piecesKey } from '../offer/read-offer.ts';
import { type AttributeDefinition, isShared } from './form-categories.ts';
import { computeResistance } from './read-attributes.ts';

const grid = 'grid grid-cols-1 items-start gap-x-4 gap-y-5 min-[24rem]:grid-cols-2 md:grid-cols-3';

export function AttributesSection({ definitions }: { definitions: AttributeDefinition[] }) {
  const saleUnit = useWatch<FormValues, 'saleUnit'>({ name: 'saleUnit' });
  const isAskedElsewhere = ({ key }: AttributeDefinition) =>
    key === piecesKey && canCountPieces({ saleUnit }, definitions);
  const shown = definitions.filter((definition) => !isAskedElsewhere(definition));
  const own = shown.filter((definition) => !isShared(definition));
  const shared = shown.filter(isShared);
  return (
    <Section
      id="attributes-section"
      number={3}
      title={m.form_step_attributes()}
      text={m.form_attributes_text()}
    >
      {definitions.length > 0 && (
        <p className="text-ink-2 md:hidden" aria-hidden="true">
          {m.form_attributes_text()}
        </p>
      )}
      {definitions.length === 0 && <p className="text-ink-2">{m.form_attributes_wait()}</p>}
      <Fields definitions={own} />
      {shared.length > 0 && (
        <details className="border-t border-joint pt-3">
          <summary className="min-h-11 cursor-pointer content-center font-medium text-plan">
            {m.form_attributes_more()}
          </summary>
          <div className="mt-2">
            <Fields definitions={shared} />
          </div>
        </details>
      )}
    </Section>
  );
}

function Fields({ definitions }: { definitions: AttributeDefinition[] }) {
  const ticked = definitions.filter(({ kind }) => kind === 'boolean');
  const typed = definitions.filter(({ kind }) => kind !== 'boolean');
  return (
    <>
      {typed.length > 0 && (
        <div className={grid}>
          {typed.map((definition) => (
            <AttributeField key={definition.key} definition={definition} />
          ))}
        </div>
      )}
      {ticked.length > 0 && (
        <div className="grid gap-x-4 min-[24rem]:grid-cols-2">
          {ticked.map((definition) => (
            <TickedField key={definition.key} definition={definition} />
          ))}
        </div>
      )}
    </>
  );
}

function TickedField({ definition: { key, label } }: { definition: AttributeDefinition }) {
  const { register } = useFormContext<FormValues>();
  return <CheckField {...register(`attributes.${key}`)} id={`attribute-${key}`} label={label} />;
}

function AttributeField({ definition }: { definition: AttributeDefinition }) {
  const { register, formState } = useFormContext<FormValues>();
  const { key, label, kind, unit, choices } = definition;
  const id = `attribute-${key}`;
  const name = `attributes.${key}` as const;
  if (key === 'r') return <ResistanceField definition={definition} />;
  if (kind === 'number') return <AmountField id={id} name={name} label={label} suffix={unit} />;
  return (
    <FormField id={id} label={label} error={(get(formState.errors, name) as FieldError | undefined)?.message}>
      {(field) =>
        kind === 'choice' ? (
          <Select {...register(name)} {...field}>
            <option value="">{m.form_choice_none()}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {describeKnownWord(choice)}
              </option>
            ))}
          </Select>
        ) : (
          <Input {...register(name)} {...field} type="text" maxLength={120} />
        )
      }
    </FormField>
  );
}

function ResistanceField({ definition: { key, label, unit } }: { definition: AttributeDefinition }) {
  const attributes = useWatch<FormValues, 'attributes'>({ name: 'attributes' });
  const computed = computeResistance(attributes);
  const id = `attribute-${key}`;
  if (!computed) return <AmountField id={id} name={`attributes.${key}`} label={label} suffix={unit} />;
  return (
    <FormField id={id} label={label} hint={m.form_attribute_computed()}>
      {(field) => (
        <InputBox className="has-[[readonly]]:bg-sunken">
          <BareInput {...field} value={computed} readOnly type="text" />
          <span className="flex-none text-ink-2">{unit}</span>
        </InputBox>
      )}
    </FormField>
  );
}
