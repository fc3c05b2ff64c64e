import { pages } from '@parpaing/contract/pages';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import * as m from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { NoticeBar, SuccessNote } from '../../../ui/inline-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ResendForm } from './resend-form.tsx';
import { useMailToken } from './use-mail-token.ts';
import { useVerification } from './use-verification.ts';
import { findReturnUrl, withReturnUrl } from './with-return-url.ts';

/** Asks for a click where no message was written, because mail scanners open links and would confirm the address. */
export function Verification() {
  const token = useMailToken();
  const isHydrated = useHydrated();
  const [params] = useSearchParams();
  const { verified, failure, isSending, isFromElsewhere, confirm } = useVerification(token);
  const hasNoLink = isHydrated && !token;
  if (verified) return <Verified message={verified} />;
  if (failure || hasNoLink) {
    return (
      <div className="mt-6">
        <FormFailure>{failure ?? m.verify_email_no_link()}</FormFailure>
        <ResendForm />
        <p className="mt-6 text-ink-2">
          {m.verify_email_already()}{' '}
          <TextLink to={withReturnUrl(pages.login, params)} className="inline-flex min-h-11 items-center">
            {m.login_title()}
          </TextLink>
        </p>
      </div>
    );
  }
  return (
    <div className="js-only">
      <p className="mt-3 text-17 text-ink-2">{m.verify_email_confirm_text()}</p>
      <div role="status">
        {isFromElsewhere && (
          <div className="mt-4">
            <NoticeBar tone="warning" icon="info">
              {m.verify_email_elsewhere()}
            </NoticeBar>
          </div>
        )}
      </div>
      <Button type="button" size="large" aria-disabled={isSending} onClick={confirm} className="mt-8 w-full">
        {isSending ? m.verify_email_waiting() : m.verify_email_confirm()}
      </Button>
    </div>
  );
}

function Verified({ message }: { message: string }) {
  const [params] = useSearchParams();
  return (
    <div className="mt-6">
      <SuccessNote role="status">{message}</SuccessNote>
      <ButtonLink size="large" to={findReturnUrl(params) ?? pages.home} className="mt-6 w-full">
        {m.verify_email_continue()}
      </ButtonLink>
    </div>
  );
}
