import { NoResponseError } from '@parpaing/contract/call-errors';
import type { CallAnswer, CallInput, CallName } from '@parpaing/contract/calls';
import type { CallOptions } from '@parpaing/contract/client';

/** The client is loaded on first use, so that pages which only read do not ship it. */
export const callApi = createCallApi(() => import('./api.ts'));

export function createCallApi(load: () => Promise<typeof import('./api.ts')>) {
  return async <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options?: CallOptions,
  ): Promise<CallAnswer<Name>> => {
    const { api } = await load().catch((error) => {
      throw new NoResponseError(error);
    });
    return api.call(name, input, options);
  };
}
