import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';

const base =
  'inline-flex items-center justify-center gap-2 rounded-2 border font-semibold transition-colors select-none duration-(--t-1)';

const looks = {
  primary: 'border-transparent bg-brick text-on-brick hover:bg-brick-hover active:bg-brick-active',
  secondary: 'border-joint-strong bg-surface text-ink hover:border-ink',
  danger: 'border-negative bg-surface text-negative hover:bg-negative-tint',
  ink: 'border-transparent bg-ink text-page hover:bg-ink-2',
  inverse: 'border-transparent bg-on-brick-band text-inverse hover:underline',
} as const;

const sizes = {
  medium: 'min-h-11 px-4.5 text-15',
  large: 'min-h-13 px-6 text-17',
} as const;

interface Look {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

export const buttonLook = ({ look = 'primary', size = 'medium' }: Look) =>
  clsx(base, looks[look], sizes[size]);

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-2 border border-plan bg-plan-tint px-3 text-13/6 font-medium text-plan hover:border-plan-hover hover:text-plan-hover lg:min-h-9';

export function Button({
  look,
  size,
  type = 'submit',
  className,
  ...props
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={clsx(buttonLook({ look, size }), className)} {...props} />;
}

export function ButtonLink({ look, size, className, ...props }: Look & ComponentProps<typeof Link>) {
  return <Link className={clsx(buttonLook({ look, size }), className)} {...props} />;
}

/** What was chosen; a click removes it. */
export function ChipLink({ className, children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link className={clsx(chip, className)} {...props}>
      {children}
      <Icon name="x" size={16} className="flex-none" />
    </Link>
  );
}

export function ChipButton({ className, children, ...props }: ComponentProps<'button'>) {
  return (
    <button type="button" className={clsx(chip, className)} {...props}>
      {children}
      <Icon name="x" size={16} className="flex-none" />
    </button>
  );
}
