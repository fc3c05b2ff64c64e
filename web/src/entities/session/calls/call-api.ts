import { NoResponseError } from '@parpaing/contract/call-errors';
import type { CallAnswer, CallInput, CallName } from '@parpaing/contract/calls';
import type { CallOptions } from '@parpaing/contract/client';

/** The client is loaded on first use, so that pages which only read do not ship it. */
export async function callApi<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
): Promise<CallAnswer<Name>> {
  const { api } = await import('./api.ts').catch((error) => {
    throw new NoResponseError(error);
  });
  return api.call(name, input, options);
}
