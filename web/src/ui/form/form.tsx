import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { loadRules } from '../../lib/forms/load-rules.ts';
import { setServerError } from '../../lib/forms/set-server-error.ts';

interface FormProps<Values extends FieldValues> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values>;
  /** What it throws is shown at the fields or as `errors.root.server`. */
  onSubmit: (values: Values) => Promise<void>;
  /** SPEC §8: what to say where the server says nothing. */
  otherwise?: () => string;
}

export function Form<Values extends FieldValues>({ form, onSubmit, otherwise, ...props }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting, submitCount } = form.formState;

  useEffect(() => {
    if (submitCount > 0) focusFirstError(element.current);
  }, [submitCount]);

  const submit = form.handleSubmit((values) =>
    onSubmit(values).catch((error) => setServerError(form, error, otherwise?.())),
  );

  /**
   * Checked when left, then as it is corrected: never while it is first typed. What is left empty waits for the
   * button: its sentence would push away the link that is being clicked.
   */
  function check({ type, target }: FormEvent) {
    const { name, value } = target as HTMLInputElement;
    const field = name as Path<Values>;
    if (form.getFieldState(field).invalid || (type === 'blur' && value)) void form.trigger(field);
  }

  return (
    <FormProvider {...form}>
      <form
        {...props}
        ref={element}
        // So that what is typed never ends up in an address.
        method="post"
        noValidate
        onFocus={() => void loadRules().catch(() => {})}
        onBlur={check}
        onChange={check}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit(event);
        }}
      />
    </FormProvider>
  );
}

function focusFirstError(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}
