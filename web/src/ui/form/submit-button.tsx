import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { Button } from '../button.tsx';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  sending: string;
}

/** Disabled until hydration, or the browser would submit the form itself. */
export function SubmitButton({ sending, children, ...props }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  const isHydrated = useHydrated();
  return (
    <Button disabled={!isHydrated} aria-disabled={isSubmitting} {...props}>
      {isSubmitting ? sending : children}
    </Button>
  );
}
