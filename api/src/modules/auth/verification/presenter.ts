import type { CallAnswer } from '@parpaing/contract/calls';
import { chooseLanguage } from '@parpaing/contract/languages';
import { acknowledge, describeError } from '../../../sentences/sentences.ts';
import type { Verification } from './verify-email.ts';

export function presentVerification(
  verification: Verification,
  acceptLanguage: string | undefined,
): CallAnswer<'verifyEmail'> {
  const { outcome } = verification;
  if (outcome === 'to_confirm')
    return {
      outcome,
      hasMessage: verification.hasMessage,
      ...acknowledge('email_to_confirm', acceptLanguage),
    };
  if (outcome === 'verified') {
    const { email, hasDraft } = verification;
    const said = hasDraft ? 'email_verified_with_draft' : 'email_verified';
    return { outcome, email, ...acknowledge(said, acceptLanguage) };
  }
  const { answer, messages } = verification;
  const sent = messages.flatMap(({ materialId, conversationId }) =>
    conversationId ? [{ materialId, conversationId }] : [],
  );
  const language = chooseLanguage(acceptLanguage);
  const unsent = messages.flatMap(({ materialId, code }) =>
    code ? [{ materialId, reason: describeError(code, language) }] : [],
  );
  const said = unsent.length > 0 ? 'email_verified_unsent' : 'email_verified_and_sent';
  return { outcome, ...acknowledge(said, acceptLanguage), ...answer, sent, unsent };
}
