import type { CallInput } from '@parpaing/contract/calls';
import { readUser } from '../../entities/session/stored-user.ts';
import { bearer } from '../../entities/session/tokens/token.ts';

/**
 * Neither awaited nor retried. The bare client, because a measurement is no activity: it must not refresh a session,
 * nor end it. The token only tells the seller's own views from others'.
 */
export async function sendEvent<Name extends 'recordView' | 'recordSearch'>(
  name: Name,
  input: CallInput<Name>,
): Promise<void> {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return;
  const user = readUser();
  const headers = user ? bearer(user) : {};
  await import('../../lib/http/api-client.ts')
    .then(({ bareClient }) => bareClient.call(name, input, { keepalive: true, headers }))
    .catch(() => {});
}
