import { pages } from '@parpaing/contract/pages';
import { useLocation, useSearchParams } from 'react-router';
import { useUser } from '../../../entities/session/use-user.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import * as m from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { SuccessNote } from '../../../ui/inline-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ResendButton } from './resend-button.tsx';
import { ResendForm } from './resend-form.tsx';
import { findReturnUrl, withReturnUrl } from './with-return-url.ts';

/** The address is in the history state; a page opened directly has none and asks for it. */
export function MailSent() {
  const [params] = useSearchParams();
  const state = useLocation().state as { email?: string; hasMessage?: boolean } | null;
  const isHydrated = useHydrated();
  const email = isHydrated ? state?.email : undefined;
  const user = useUser();
  const returnUrl = findReturnUrl(params);
  if (user && returnUrl) {
    return (
      <div className="mt-6">
        <SuccessNote role="status">{m.check_email_logged_in()}</SuccessNote>
        <ButtonLink size="large" to={returnUrl} className="mt-6 w-full">
          {m.verify_email_continue()}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      {email && <p className="mt-3 text-17 font-semibold break-words">{email}</p>}
      {email && state?.hasMessage && (
        <>
          <p className="mt-3">{m.check_email_message()}</p>
          <p className="mt-3 text-ink-2">{m.check_email_message_known()}</p>
        </>
      )}
      <p className="mt-3 text-ink-2">{m.mail_missing_hint()}</p>
      {email ? <ResendButton email={email} className="mt-6" /> : <ResendForm />}
      <p className="mt-6">
        <TextLink to={withReturnUrl(pages.login, params)} className="inline-flex min-h-11 items-center">
          {m.check_email_action()}
        </TextLink>
      </p>
    </>
  );
}
