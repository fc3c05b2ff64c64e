import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const look = 'grid min-h-11 cursor-pointer place-items-center border border-joint-strong bg-surface';
const whole = 'rounded-2 px-2';
const half =
  'px-3 text-13/6 font-medium text-ink-2 first:rounded-l-2 last:-ml-px last:rounded-r-2 has-checked:z-1';

interface RadioChoiceProps extends Omit<ComponentProps<'input'>, 'className'> {
  isHalf?: boolean;
}

export function RadioChoice({ isHalf = false, children, ...props }: RadioChoiceProps) {
  return (
    <label
      className={clsx(
        look,
        'outline-offset-2 outline-focus has-checked:border-plan has-checked:bg-plan-tint has-checked:text-plan has-focus-visible:outline-2 has-checked:forced-border',
        isHalf ? half : `${whole} has-checked:font-medium`,
      )}
    >
      <input type="radio" className="sr-only" {...props} />
      {children}
    </label>
  );
}

export function PressedChoice(props: Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      className={`${look} ${whole} aria-pressed:border-plan aria-pressed:bg-plan-tint aria-pressed:font-medium aria-pressed:text-plan aria-pressed:forced-border`}
      {...props}
    />
  );
}

/** A radio button, with what it means, as a card that is pressed as a whole. */
export function ChoiceCard({ className, children, ...props }: ComponentProps<'label'>) {
  const card =
    'cursor-pointer rounded-2 border border-joint-strong bg-surface p-3 hover:border-ink has-checked:border-plan has-checked:bg-plan-tint has-checked:inset-ring has-checked:inset-ring-plan';
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio button is one of the children.
    <label className={clsx(card, className)} {...props}>
      {children}
    </label>
  );
}
