import type { App } from '@parpaing/api/app';
import type { Transport } from '@parpaing/contract/client';
import { type InjectOptions, inject } from 'light-my-request';

/**
 * Passes a page's API call to the router without a network hop. Not `app.inject`, which refuses while the server
 * drains. The call keeps the visitor's address, for the rate limits.
 */
export function callInProcess(app: App, visitorAddress: string): Transport {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await inject(app.routing, {
      method: request.method as InjectOptions['method'],
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
      signal: request.signal,
      remoteAddress: visitorAddress,
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(answer.rawPayload.length ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers,
    });
  };
}
