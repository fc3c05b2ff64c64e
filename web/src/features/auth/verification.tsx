import { pages } from '@parpaing/contract/pages';
import { LoaderCircle } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useUser } from '../../lib/use-user.ts';
import * as m from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SuccessNote } from '../../ui/success-note.tsx';
import { keepReturnUrl, wantedPage } from './keep-return-url.ts';
import { ResendForm } from './resend-form.tsx';
import { useMailToken } from './use-mail-token.ts';
import { useVerification } from './use-verification.ts';

/** Confirms the address by itself: opening the link was the decision. */
export function Verification() {
  const token = useMailToken();
  const isHydrated = useHydrated();
  const outcome = useVerification(token);
  const hasNoLink = isHydrated && !token;
  if (outcome?.isVerified) return <Verified message={outcome.message} />;
  if (outcome || hasNoLink) {
    return (
      <div className="mt-6">
        <FormFailure>{outcome?.message ?? m.verify_email_no_link()}</FormFailure>
        <ResendForm />
      </div>
    );
  }
  return (
    <p role="status" className="mt-6 flex items-center gap-2 text-17">
      <LoaderCircle
        size={22}
        strokeWidth={1.75}
        className="flex-none animate-spin text-plan motion-reduce:animate-none"
        aria-hidden="true"
      />
      {m.verify_email_waiting()}
    </p>
  );
}

function Verified({ message }: { message: string }) {
  const [params] = useSearchParams();
  const user = useUser();
  return (
    <div className="mt-6">
      <SuccessNote role="status">{message}</SuccessNote>
      <ButtonLink
        size="large"
        to={user ? (wantedPage(params) ?? pages.home) : keepReturnUrl(pages.login, params)}
        className="mt-6 w-full"
      >
        {user ? m.verify_email_continue() : m.login_title()}
      </ButtonLink>
    </div>
  );
}
