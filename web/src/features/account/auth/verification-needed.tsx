import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { ResendButton } from './resend-button.tsx';

export function VerificationNeeded({ email, onSent }: { email: string; onSent: () => void }) {
  return (
    <div role="alert" className="mb-4 rounded-2 bg-surplus-tint p-3 text-ink">
      <p className="flex items-start gap-2 font-medium">
        <Icon name="mail-exclamation-point" size={20} className="mt-0.5 flex-none text-surplus" />
        {m.login_unverified()}
      </p>
      <ResendButton email={email} onSent={onSent} className="mt-3" />
    </div>
  );
}
