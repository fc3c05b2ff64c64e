import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  id: string;
  label: ReactNode;
  hint?: string;
  error?: string;
}

export function CheckField({ id, label, hint, error, className, ...props }: CheckFieldProps) {
  const noteId = `${id}-note`;
  return (
    <div className={clsx('min-w-0', className)}>
      <div className="flex gap-3">
        <input
          {...props}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error || hint ? noteId : undefined}
          className="check mt-3"
        />
        <div className="min-w-0">
          <label htmlFor={id} className="inline-flex min-h-11 items-center">
            <span>{label}</span>
          </label>
          {hint && !error && (
            <p id={noteId} className="-mt-1.5 text-13 text-ink-2">
              {hint}
            </p>
          )}
        </div>
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  );
}
