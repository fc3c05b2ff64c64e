import { ApiError, NoResponseError, RequestSetupError } from './call-errors.ts';
import { type CallAnswer, type CallInput, type CallName, calls } from './calls.ts';
import type { ErrorAnswer } from './schemas/errors.ts';

export type Transport = (request: Request) => Promise<Response>;

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  keepalive?: boolean;
}

export interface ApiClient {
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options?: CallOptions,
  ): Promise<CallAnswer<Name>>;
}

export function createClient(baseUrl: string, transport: Transport): ApiClient {
  return {
    async call(name, input, options = {}) {
      const request = buildRequest(baseUrl, name, input as Parts, options);
      const { response, answer } = await send(transport, request);
      if (!response.ok) throw toError(response, answer);
      return answer as never;
    },
  };
}

function buildRequest(baseUrl: string, name: CallName, { params, query, body }: Parts, options: CallOptions) {
  const { method, path } = calls[name];
  try {
    const url = new URL(fillPath(path, params), baseUrl);
    for (const [key, value] of Object.entries(query ?? {})) {
      for (const item of [value].flat()) if (item !== undefined) url.searchParams.append(key, String(item));
    }
    return new Request(url, {
      method,
      signal: options.signal,
      keepalive: options.keepalive,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw new RequestSetupError(error);
  }
}

export function fillPath(path: string, params: Record<string, string> = {}) {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`missing path parameter ${name}`);
    return encodeURIComponent(value);
  });
}

async function send(transport: Transport, request: Request) {
  try {
    const response = await transport(request);
    // Inside the try: the connection may also break while the body is read.
    return { response, answer: await readAnswer(response) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new NoResponseError(error);
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (response.headers.get('content-type') === 'application/pdf') return response.blob();
  return response.headers.get('content-type')?.includes('json') ? response.json() : response.text();
}

function toError({ status, headers }: Response, answer: unknown): ApiError {
  const wait = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return new ApiError(status, isErrorAnswer(answer) ? answer : {}, Number.isNaN(wait) ? undefined : wait);
}

function isErrorAnswer(answer: unknown): answer is Partial<ErrorAnswer> {
  return typeof answer === 'object' && answer !== null;
}
