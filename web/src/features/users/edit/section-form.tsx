import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as m from '../../../paraglide/messages.js';
import { Form } from '../../../ui/form/form.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';

type SectionFormProps<Values extends FieldValues> = ComponentProps<typeof Form<Values>> & { submit: string };

export function SectionForm<Values extends FieldValues>({
  submit,
  children,
  ...props
}: SectionFormProps<Values>) {
  const { errors } = props.form.formState;
  return (
    <Form {...props} className="grid max-w-[44rem] gap-5">
      {children}
      <div>
        <FormFailure>{errors.root?.server?.message}</FormFailure>
        <SubmitButton look="ink" sending={m.saving()} className="max-sm:w-full">
          {submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
