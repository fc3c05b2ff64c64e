import { pages } from '@parpaing/contract/pages';
import { useLocation, useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';
import { keepReturnUrl } from './keep-return-url.ts';
import { ResendButton } from './resend-button.tsx';
import { ResendForm } from './resend-form.tsx';

/** The address comes with the navigation, so a page opened by itself has none and asks. */
export function MailOnItsWay() {
  const [params] = useSearchParams();
  const state = useLocation().state as { email?: string } | null;
  const email = useHydrated() ? state?.email : undefined;
  return (
    <>
      {email && <p className="mt-3 text-17 font-semibold break-words">{email}</p>}
      <p className="mt-3 text-ink-2">{m.mail_missing_hint()}</p>
      {email ? <ResendButton email={email} className="mt-6" /> : <ResendForm />}
      <p className="mt-6">
        <TextLink to={keepReturnUrl(pages.login, params)} className="inline-flex min-h-11 items-center">
          {m.check_email_action()}
        </TextLink>
      </p>
    </>
  );
}
