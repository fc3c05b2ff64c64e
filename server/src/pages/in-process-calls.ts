import type { App } from '@parpaing/api/app';
import { receiveAnswer } from '@parpaing/api/in-process-answers';
import { calls } from '@parpaing/contract/calls';
import type { CallApi } from '@parpaing/web/page-handler';
import { inject } from 'light-my-request';

/**
 * Passes a page's API call to the router without a network hop. Not `app.inject`, which refuses while the server
 * drains. The call keeps the visitor's address, for the rate limits.
 */
export function callInProcess(app: App, visitorAddress: string): CallApi {
  return async ({ name, address, headers, signal }) => {
    const { response, answer } = await receiveAnswer(() =>
      inject(app.routing, {
        method: calls[name].method,
        url: address,
        headers,
        signal,
        remoteAddress: visitorAddress,
      }),
    );
    const wait = Number(response.headers['retry-after']);
    return {
      status: response.statusCode,
      answer: response.payload ? response.json() : answer,
      retryAfter: Number.isNaN(wait) ? undefined : wait,
    };
  };
}
