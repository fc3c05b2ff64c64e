import { useSearchParams } from 'react-router';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { useResend } from './use-resend.ts';
import { findMailedReturnUrl } from './with-return-url.ts';

interface ResendButtonProps {
  email: string;
  onSent?: () => void;
  className?: string;
}

export function ResendButton({ email, onSent, className }: ResendButtonProps) {
  const [params] = useSearchParams();
  const { isSending, cooldownLeft, failure, resend } = useResend(onSent);
  return (
    <div className={className}>
      <Button
        type="button"
        look="secondary"
        aria-disabled={isSending || cooldownLeft > 0}
        onClick={() => void resend(email, findMailedReturnUrl(params))}
        className="max-sm:w-full"
      >
        {cooldownLeft > 0
          ? m.resend_rest({ count: cooldownLeft })
          : isSending
            ? m.contact_sending()
            : m.resend_action()}
      </Button>
      <div role="alert">{failure && <FieldError id="resend-failure">{failure}</FieldError>}</div>
    </div>
  );
}
