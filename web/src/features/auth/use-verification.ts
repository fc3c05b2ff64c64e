import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { describeFailure } from '../../lib/describe-failure.ts';
import { logError } from '../../lib/log.ts';
import { readUser } from '../../lib/session.ts';
import * as m from '../../paraglide/messages.js';

interface Outcome {
  isVerified: boolean;
  message: string;
}

/** A token serves once: a second click waits for the first. */
export function useVerification(token: string | undefined) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setIsSending] = useState(false);

  async function confirm() {
    if (!token || isSending) return;
    setIsSending(true);
    setOutcome(await verify(token));
    setIsSending(false);
  }

  return { outcome, isSending, confirm };
}

async function verify(token: string): Promise<Outcome> {
  try {
    const { message } = await callApi('verifyEmail', { body: { token } });
    await followNewAddress();
    return { isVerified: true, message };
  } catch (error) {
    return { isVerified: false, message: describeFailure(error, m.verify_email_failed()) };
  }
}

/** A member who confirms another address sees it at once. */
async function followNewAddress() {
  if (!readUser()) return;
  try {
    const { reloadUser } = await import('../../lib/account.ts');
    await reloadUser();
  } catch (error) {
    logError('reload after a verification', error);
  }
}
