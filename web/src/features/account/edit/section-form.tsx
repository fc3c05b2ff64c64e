import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { unsavedMark } from '../../../entities/user/unsaved.ts';
import * as m from '../../../paraglide/messages.js';
import { Form } from '../../../ui/form/form.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useConfirmSaved } from './use-confirm-saved.ts';

type SectionFormProps<Values extends FieldValues> = Omit<ComponentProps<typeof Form<Values>>, 'onSubmit'> & {
  /** Returns the sentence that confirms it. */
  onSubmit: (values: Values) => Promise<string>;
  submit: string;
  /** Not for passwords: browsers fill them by themselves. */
  asksBeforeLeaving?: boolean;
};

export function SectionForm<Values extends FieldValues>({
  submit,
  asksBeforeLeaving = false,
  onSubmit,
  children,
  ...props
}: SectionFormProps<Values>) {
  const confirmSaved = useConfirmSaved();
  const { errors, isDirty } = props.form.formState;

  async function save(values: Values) {
    const message = await onSubmit(values);
    if (asksBeforeLeaving) props.form.reset(values, { keepValues: true });
    await confirmSaved(message);
  }

  return (
    <Form
      {...props}
      {...unsavedMark(asksBeforeLeaving && isDirty)}
      onSubmit={save}
      className="grid max-w-[44rem] gap-5"
    >
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
