import { ApiError } from '@parpaing/contract/call-errors';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import {
  type FieldValues,
  FormProvider,
  get,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { loadRules } from '../../lib/forms/load-rules.ts';
import { describeFailure } from '../../lib/http/describe-failure.ts';

interface FormProps<Values extends FieldValues> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values>;
  /** What it throws becomes an error of the fields that the server names, else of `root.server`. */
  onSubmit: (values: Values) => Promise<void>;
  /** SPEC §8: what to say where the server says nothing. */
  fallbackMessage?: () => string;
}

export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  fallbackMessage,
  ...props
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting, submitCount } = form.formState;

  useEffect(() => {
    if (submitCount > 0) focusFirstError(element.current);
  }, [submitCount]);

  const submit = form.handleSubmit((values) =>
    onSubmit(values).catch((error) => setServerError(form, error, fallbackMessage?.())),
  );

  /**
   * Checked when left, then as it is corrected: never while it is first typed. What is left empty waits for the
   * button: its sentence would push away the link that is being clicked.
   */
  function check({ type, target }: FormEvent) {
    const { name, value, checked, type: fieldType } = target as HTMLInputElement;
    const isFilled = fieldType === 'checkbox' || fieldType === 'radio' ? checked : value;
    const field = name as Path<Values>;
    const { invalid } = form.getFieldState(field);
    if (type === 'blur' ? isFilled && !invalid : invalid) void form.trigger(field);
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
          if (isSubmitting) return;
          readFields(form, event.currentTarget);
          void submit(event);
        }}
      />
    </FormProvider>
  );
}

/** Some password managers, and browsers that restore a page, fill fields without an event. */
function readFields<Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  element: HTMLFormElement,
) {
  for (const field of Array.from(element.elements) as HTMLInputElement[]) {
    const name = field.name as Path<Values>;
    const isKnown = name && getValues(name) !== undefined;
    if (!isKnown || (field.type === 'radio' && !field.checked)) continue;
    const shown = field.type === 'checkbox' ? field.checked : field.value;
    if ((getValues(name) || '') !== (shown || '')) setValue(name, shown as PathValue<Values, Path<Values>>);
  }
}

function setServerError<Values extends FieldValues>(
  { getValues, setError }: UseFormReturn<Values>,
  error: unknown,
  fallback?: string,
) {
  const details = error instanceof ApiError ? (error.answer.details ?? []) : [];
  const named = details.filter(({ field }) => get(getValues(), field) !== undefined);
  for (const { field, message } of named) setError(field as Path<Values>, { message });
  if (named.length === 0) setError('root.server', { message: describeFailure(error, fallback) });
}

function focusFirstError(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}
