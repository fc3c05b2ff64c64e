import { ApiError } from '@parpaing/contract/call-errors';
import type { CallAnswer } from '@parpaing/contract/calls';
import { pages } from '@parpaing/contract/pages';
import type { LoginAnswer } from '@parpaing/contract/schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { readUser } from '../../../entities/session/stored-user.ts';
import { emailDraft } from '../../../entities/user/email-draft.ts';
import { logError } from '../../../lib/browser/log.ts';
import { canUseStorage } from '../../../lib/browser/storage.ts';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { writeDraft } from '../../../lib/forms/draft.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';
import { withReturnUrl } from './with-return-url.ts';

const outcomeToastMs = 7000;

/** What the login page, or this one to a member, says after a reload too. */
export interface VerifiedState {
  verified?: string;
}

type Verification = CallAnswer<'verifyEmail'>;

/**
 * The page that opens asks first whether this browser wrote the message that waits: only there nothing is left to
 * confirm (decision 047). A token works once: a second click waits for the first, and a reload finds it done.
 */
export function useVerification(token: string | undefined) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isHydrated = useHydrated();
  const verified = isHydrated ? (state as VerifiedState | null)?.verified : undefined;
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [isFromElsewhere, setIsFromElsewhere] = useState(false);
  const opened = useRef<string>(undefined);

  const goOn = useCallback(
    async (answer: Exclude<Verification, { outcome: 'to_confirm' }>) => {
      const { message, email } = answer;
      const verifiedState: VerifiedState = { verified: message };
      if (answer.outcome === 'logged_in' && (await tryStartSession(answer))) {
        const [sent] = answer.sent;
        const [unsent] = answer.unsent;
        const address = sent ? pages.conversation(sent.conversationId) : pages.messages;
        notifyOutcome(message, unsent?.reason);
        await navigate(address, { replace: true });
      } else if (readUser()) {
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
    },
    [navigate, pathname, search],
  );

  const send = useCallback(
    async (sentToken: string, onlyWhereWritten: boolean) => {
      setIsSending(true);
      try {
        const answer = await callApi('verifyEmail', { body: { token: sentToken, onlyWhereWritten } });
        if (answer.outcome === 'to_confirm') setIsFromElsewhere(answer.hasMessage);
        else await goOn(answer);
      } catch (error) {
        if (!onlyWhereWritten || isLinkRefused(error))
          setFailure(describeFailure(error, m.verify_email_failed()));
      }
      setIsSending(false);
    },
    [goOn],
  );

  useEffect(() => {
    if (!token || opened.current === token || readUser() || !canUseStorage()) return;
    opened.current = token;
    void send(token, true);
  }, [token, send]);

  const confirm = () => token && !isSending && void send(token, false);
  return { verified, failure, isSending, isFromElsewhere, confirm };
}

const isLinkRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.answer.error === 'link_expired');

function notifyOutcome(message: string, reason: string | undefined) {
  if (reason) notify({ message: `${message} ${reason}`, type: 'warning', timeout: outcomeToastMs });
  else notify({ message, type: 'positive', timeout: outcomeToastMs });
}

/** The session is open on the server; a browser that cannot keep it logs in by hand. */
async function tryStartSession(login: LoginAnswer): Promise<boolean> {
  try {
    const { startSession } = await import('../../../entities/session/log-in.ts');
    await startSession(login);
    return true;
  } catch (error) {
    logError('login by a link', error);
    return false;
  }
}

async function reloadStoredUser() {
  try {
    const { reloadUser } = await import('../../../entities/session/log-in.ts');
    await reloadUser();
  } catch (error) {
    logError('reload after a verification', error);
  }
}
