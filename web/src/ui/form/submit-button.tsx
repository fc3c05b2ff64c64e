import type { ComponentProps } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { Button } from '../button.tsx';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  isSending: boolean;
  sending: string;
}

/** Disabled until hydration, or the browser would submit the form itself. */
export function SubmitButton({ isSending, sending, children, ...props }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button disabled={!isHydrated} aria-disabled={isSending} {...props}>
      {isSending ? sending : children}
    </Button>
  );
}
