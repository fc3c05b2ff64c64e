import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const box = 'flex items-center gap-2.5 rounded-2 border border-joint-strong bg-surface';
const sizes = { medium: 'min-h-13', small: 'min-h-11' } as const;

export interface InputSize {
  size?: keyof typeof sizes;
}

export const inputLook = `${box} aria-invalid:border-negative aria-invalid:inset-ring aria-invalid:inset-ring-negative`;

export const getInputSize = ({ size = 'medium' }: InputSize) => `w-full ${sizes[size]}`;

export function Input({ size, className, ...props }: InputSize & Omit<ComponentProps<'input'>, 'size'>) {
  return <input className={clsx(inputLook, getInputSize({ size }), 'px-3', className)} {...props} />;
}

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(inputLook, 'min-h-11 w-full px-3 py-2.5', className)} {...props} />;
}

/** Around a `BareInput` and its unit, icon or button. */
export function InputBox({ size, className, ...props }: InputSize & ComponentProps<'span'>) {
  return (
    <span
      className={clsx(
        box,
        'px-3 outline-offset-2 outline-focus has-aria-invalid:border-negative has-aria-invalid:inset-ring has-aria-invalid:inset-ring-negative has-[>input:focus-visible]:outline-2',
        getInputSize({ size }),
        className,
      )}
      {...props}
    />
  );
}

export function BareInput({ className, ...props }: ComponentProps<'input'>) {
  const look = 'w-full min-w-0 flex-1 self-stretch bg-transparent outline-none';
  return <input className={clsx(look, className)} {...props} />;
}
