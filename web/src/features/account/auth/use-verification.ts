import { pages } from '@parpaing/contract/pages';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { readUser } from '../../../entities/session/stored-user.ts';
import { logError } from '../../../lib/browser/log.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { writeDraft } from '../../../lib/forms/draft.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { emailDraft } from './email-draft.ts';
import { withReturnUrl } from './with-return-url.ts';

/** What the login page, or this one to a member, says after a reload too. */
export interface VerifiedState {
  verified?: string;
}

/** A token works once: a second click waits for the first, and a reload finds it done. */
export function useVerification(token: string | undefined) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isHydrated = useHydrated();
  const verified = isHydrated ? (state as VerifiedState | null)?.verified : undefined;
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function confirm() {
    if (!token || isSending) return;
    setIsSending(true);
    try {
      const { message, email } = await callApi('verifyEmail', { body: { token } });
      const verifiedState: VerifiedState = { verified: message };
      if (readUser()) {
        await reloadStoredUser();
        await navigate(
          { pathname, search },
          { replace: true, state: verifiedState, preventScrollReset: true },
        );
      } else {
        writeDraft(emailDraft, () => email);
        const login = withReturnUrl(pages.login, new URLSearchParams(search));
        await navigate(login, { replace: true, state: verifiedState });
      }
    } catch (error) {
      setFailure(describeFailure(error, m.verify_email_failed()));
    }
    setIsSending(false);
  }

  return { verified, failure, isSending, confirm };
}

async function reloadStoredUser() {
  try {
    const { reloadUser } = await import('../../../entities/session/log-in.ts');
    await reloadUser();
  } catch (error) {
    logError('reload after a verification', error);
  }
}
