import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../entities/session/call-api.ts';
import { readUser } from '../../entities/session/stored-user.ts';
import { logError } from '../../lib/browser/log.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { describeFailure } from '../../lib/http/describe-failure.ts';
import * as m from '../../paraglide/messages.js';

/** A token works once: a second click waits for the first, and a reload finds it done. */
export function useVerification(token: string | undefined) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isHydrated = useHydrated();
  const verified = isHydrated ? (state as { verified?: string } | null)?.verified : undefined;
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function confirm() {
    if (!token || isSending) return;
    setIsSending(true);
    try {
      const { message } = await callApi('verifyEmail', { body: { token } });
      await reloadStoredUser();
      const to = { pathname, search };
      await navigate(to, { replace: true, state: { verified: message }, preventScrollReset: true });
    } catch (error) {
      setFailure(describeFailure(error, m.verify_email_failed()));
    }
    setIsSending(false);
  }

  return { verified, failure, isSending, confirm };
}

async function reloadStoredUser() {
  if (!readUser()) return;
  try {
    const { reloadUser } = await import('../../entities/session/log-in.ts');
    await reloadUser();
  } catch (error) {
    logError('reload after a verification', error);
  }
}
