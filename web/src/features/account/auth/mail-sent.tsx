import { pages } from '@parpaing/contract/pages';
import { useLocation, useSearchParams } from 'react-router';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';
import { ResendButton } from './resend-button.tsx';
import { ResendForm } from './resend-form.tsx';
import { withReturnUrl } from './with-return-url.ts';

/** The address is in the history state; a page opened directly has none and asks for it. */
export function MailSent() {
  const [params] = useSearchParams();
  const state = useLocation().state as { email?: string } | null;
  const email = useHydrated() ? state?.email : undefined;
  return (
    <>
      {email && <p className="mt-3 text-17 font-semibold break-words">{email}</p>}
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
