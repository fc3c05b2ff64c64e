import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

interface FieldProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  id: string;
  label: string;
  labelAside?: ReactNode;
  hint?: ReactNode;
  error?: string;
  aside?: ReactNode;
  className?: string;
  children: (field: FieldProps) => ReactNode;
}

export function FormField({
  id,
  label,
  labelAside,
  hint,
  error,
  aside,
  className,
  children,
}: FormFieldProps) {
  const noteId = `${id}-note`;
  return (
    <div className={clsx('min-w-0', className)}>
      <div className="mb-1.5 flex items-end justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {labelAside}
      </div>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      <div className="flex flex-wrap justify-between gap-x-4">
        {error ? (
          <FieldError id={noteId}>{error}</FieldError>
        ) : (
          hint && (
            <p id={noteId} className="mt-1.5 text-13 text-ink-2">
              {hint}
            </p>
          )
        )}
        {aside && <p className="mt-1.5 ml-auto text-13 text-ink-2">{aside}</p>}
      </div>
    </div>
  );
}
