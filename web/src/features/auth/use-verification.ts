import { useEffect, useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { describeFailure } from '../../lib/describe-failure.ts';
import * as m from '../../paraglide/messages.js';

type Outcome = { isVerified: true; message: string } | { isVerified: false; message: string };

/** A token is used once, however often the page is shown. */
const attempts = new Map<string, Promise<Outcome>>();

/** Undefined while waiting. */
export function useVerification(token: string | undefined): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!token) return;
    let isGone = false;
    const attempt = attempts.get(token) ?? verify(token);
    attempts.set(token, attempt);
    void attempt.then((result) => {
      if (!isGone) setOutcome(result);
    });
    return () => {
      isGone = true;
    };
  }, [token]);
  return outcome;
}

async function verify(token: string): Promise<Outcome> {
  try {
    const { message } = await callApi('verifyEmail', { body: { token } });
    return { isVerified: true, message };
  } catch (error) {
    return { isVerified: false, message: describeFailure(error, m.verify_email_failed()) };
  }
}
