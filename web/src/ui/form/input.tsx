import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const outline = 'flex items-center gap-2.5 rounded-2 border border-joint-strong bg-surface';
const size = 'min-h-13 w-full px-3';

/** Without size: the `className` of these components says it instead of theirs. */
export const inputLook = `${outline} aria-invalid:border-negative aria-invalid:inset-ring aria-invalid:inset-ring-negative`;

export function Input({ className = size, ...props }: ComponentProps<'input'>) {
  return <input className={clsx(inputLook, className)} {...props} />;
}

export function TextArea({ className = 'min-h-28', ...props }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(inputLook, 'w-full px-3 py-2.5', className)} {...props} />;
}

/** Around an `input` without outline and its unit, icon or button. */
export function InputBox({ className = size, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={clsx(
        outline,
        'outline-offset-2 outline-focus has-aria-invalid:border-negative has-aria-invalid:inset-ring has-aria-invalid:inset-ring-negative has-[>input:focus-visible]:outline-2',
        className,
      )}
      {...props}
    />
  );
}
