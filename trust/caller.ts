import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** Several times the product's own limits, for a busy machine. */
const timeoutMs = 15_000;

export interface Question {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export type Caller = ReturnType<typeof createCaller>;

let addresses = 0;

/** Each caller has an address of 127.0.0.0/8 of its own, because limits are counted by address. */
export function createCaller(port: number) {
  addresses += 1;
  const agent = new Agent({ keepAlive: true, localAddress: `127.1.${addresses >> 8}.${addresses & 255}` });

  return {
    ask: ({ method, path, body, headers }: Question): Promise<Answer | 'hung' | 'cut'> =>
      new Promise((resolve) => {
        const signal = AbortSignal.timeout(timeoutMs);
        const giveUp = () => resolve(signal.aborted ? 'hung' : 'cut');
        const asking = request({
          ...{ host: '127.0.0.1', port, agent, method, path, signal },
          headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        });
        asking.on('error', giveUp).on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('error', giveUp);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        });
        asking.end(body === undefined ? undefined : JSON.stringify(body));
      }),
  };
}
