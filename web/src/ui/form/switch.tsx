import type { ComponentProps } from 'react';

export function Switch(props: Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked.
      role="switch"
      className="relative h-6 w-11 flex-none cursor-pointer appearance-none rounded-full border border-ink-3 bg-surface transition-colors duration-(--t-1) before:absolute before:inset-y-0.75 before:left-0.75 before:w-4 before:rounded-full before:bg-ink-3 before:transition-transform before:duration-(--t-1) checked:border-plan checked:bg-plan checked:before:translate-x-5 checked:before:bg-surface forced-colors:appearance-auto forced-colors:before:hidden"
      {...props}
    />
  );
}
