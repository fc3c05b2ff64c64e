import { limits } from '@parpaing/contract/limits';
import { conditions } from '@parpaing/contract/units';
import { useFormContext, useWatch } from 'react-hook-form';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { ChoiceCard } from '../../../ui/form/choice.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { Input, TextArea } from '../../../ui/form/input.tsx';
import { Section } from './section.tsx';
import type { FormValues } from './values.ts';

export function TitleSection() {
  const { register, formState } = useFormContext<FormValues>();
  const title = useWatch<FormValues, 'title'>({ name: 'title' });
  const { errors } = formState;
  return (
    <Section id="title-section" number={2} title={m.form_title_section()} text={m.form_title_text()}>
      <FormField
        id="title"
        label={m.form_title()}
        hint={m.form_title_hint()}
        error={errors.title?.message}
        aside={`${title.length} / ${limits.titleLength}`}
      >
        {(field) => (
          <Input
            {...register('title')}
            {...field}
            type="text"
            autoComplete="off"
            maxLength={limits.titleLength}
          />
        )}
      </FormField>
      <ConditionChoice error={errors.condition?.message} />
      <FormField
        id="description"
        label={m.form_description()}
        labelAside={<span className="text-13 text-ink-2">{m.form_optional()}</span>}
        error={errors.description?.message}
      >
        {(field) => (
          <TextArea
            {...register('description')}
            {...field}
            rows={4}
            maxLength={limits.materialDescriptionLength}
          />
        )}
      </FormField>
    </Section>
  );
}

const looks = {
  neuf: { icon: 'package', name: m.condition_neuf, text: m.form_condition_neuf },
  surplus: { icon: 'layers', name: m.condition_surplus, text: m.form_condition_surplus },
  reemploi: { icon: 'recycle', name: m.condition_reemploi, text: m.form_condition_reemploi },
} as const;

function ConditionChoice({ error }: { error: string | undefined }) {
  const { register } = useFormContext<FormValues>();
  return (
    <fieldset aria-describedby={error ? 'condition-note' : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{m.form_condition()}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {conditions.map((condition) => {
          const { icon, name, text } = looks[condition];
          return (
            <ChoiceCard
              key={condition}
              className="grid grid-cols-[auto_1fr_auto] content-start gap-x-2.5 gap-y-1"
            >
              <Icon name={icon} size={20} className="mt-0.5" />
              <span className="font-semibold">{name()}</span>
              <input
                {...register('condition')}
                id={`condition-${condition}`}
                type="radio"
                value={condition}
                aria-invalid={error !== undefined}
                className="check mt-0.5"
              />
              <span className="col-start-2 col-end-4 text-13 text-ink-2">{text()}</span>
            </ChoiceCard>
          );
        })}
      </div>
      {error && <FieldError id="condition-note">{error}</FieldError>}
    </fieldset>
  );
}
