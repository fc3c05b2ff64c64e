import type { ComponentProps } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { Button } from '../button.tsx';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  isSending: boolean;
  /** While it is under way: « Connexion… ». */
  sending: string;
}

/** Inert until scripts run (Enter included): the browser would send the form by itself. */
export function SubmitButton({ isSending, sending, children, ...props }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button disabled={!isHydrated} aria-disabled={isSending} {...props}>
      {isSending ? sending : children}
    </Button>
  );
}
