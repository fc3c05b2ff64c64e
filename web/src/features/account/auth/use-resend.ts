import { useEffect, useState } from 'react';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';

const cooldownSeconds = 60;
export const resendToastMs = 7000;

export function useResend(onSent?: () => void) {
  const [isSending, setIsSending] = useState(false);
  const [cooldownLeft, setCooldownLeft] = useState(0);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (cooldownLeft === 0) return;
    const timer = setTimeout(() => setCooldownLeft(cooldownLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [cooldownLeft]);

  async function resend(email: string, returnUrl?: string) {
    if (isSending || cooldownLeft > 0) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      const { message } = await callApi('resendVerification', { body: { email, returnUrl } });
      setCooldownLeft(cooldownSeconds);
      notify({ message, type: 'positive', timeout: resendToastMs });
      onSent?.();
    } catch (error) {
      setFailure(describeFailure(error, m.resend_failed()));
    } finally {
      setIsSending(false);
    }
  }

  return { isSending, cooldownLeft, failure, resend };
}
