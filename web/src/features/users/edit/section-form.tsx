import type { ReactNode } from 'react';
import type { useForm } from '../../../lib/forms/use-form.ts';
import * as m from '../../../paraglide/messages.js';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';

interface SectionFormProps extends Pick<ReturnType<typeof useForm>, 'form' | 'failure' | 'isSending'> {
  submit: string;
  children: ReactNode;
}

export function SectionForm({ form, failure, isSending, submit, children }: SectionFormProps) {
  return (
    <form {...form} className="grid max-w-[44rem] gap-5">
      {children}
      <div>
        <FormFailure>{failure}</FormFailure>
        <SubmitButton look="ink" isSending={isSending} sending={m.saving()} className="max-sm:w-full">
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}
