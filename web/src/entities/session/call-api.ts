import type { CallAnswer, CallInput, CallName } from '@parpaing/contract/calls';
import type { CallOptions } from '@parpaing/contract/client';

/** The browser's API, loaded on first use: a page that only reads needs none of it, and the server has another. */
export async function callApi<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
): Promise<CallAnswer<Name>> {
  const { api } = await import('./api.ts');
  return api.call(name, input, options);
}
