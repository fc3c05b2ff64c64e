import type { App } from '@parpaing/api/app';
import type { Transport } from '@parpaing/contract/client';
import type { InjectOptions } from 'fastify';

/** Hands a page's API call straight to the router: same validation, same answer, no network hop. */
export function callInProcess(app: App): Transport {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as InjectOptions['method'],
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
      signal: request.signal,
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
