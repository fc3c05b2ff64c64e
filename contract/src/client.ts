import { ApiError, NoResponseError, RequestSetupError } from './call-errors.ts';
import { type CallAnswer, type CallInput, type CallName, calls } from './calls.ts';
import type { ErrorAnswer } from './schemas/errors.ts';

export type Transport = (request: Request) => Promise<Response>;

export interface CallOutcome {
  status: number;
  answer: unknown;
  retryAfter?: number;
}

export interface CallParts {
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
      const request = buildRequest(baseUrl, name, input as CallParts, options);
      return readOutcome(await send(transport, request)) as never;
    },
  };
}

export function readOutcome({ status, answer, retryAfter }: CallOutcome): unknown {
  if (status >= 200 && status < 300) return answer;
  throw new ApiError(status, isErrorAnswer(answer) ? answer : {}, retryAfter);
}

function buildRequest(baseUrl: string, name: CallName, input: CallParts, options: CallOptions) {
  const { body } = input;
  try {
    return new Request(new URL(buildAddress(name, input), baseUrl), {
      method: calls[name].method,
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

export function buildAddress(name: CallName, { params, query = {} }: CallParts): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) if (item !== undefined) search.append(key, String(item));
  }
  const path = fillPath(calls[name].path, params);
  return search.size ? `${path}?${search}` : path;
}

export function fillPath(path: string, params: Record<string, string> = {}) {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`missing path parameter ${name}`);
    return encodeURIComponent(value);
  });
}

async function send(transport: Transport, request: Request): Promise<CallOutcome> {
  try {
    const response = await transport(request);
    const wait = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
    // Inside the try: the connection may also break while the body is read.
    const answer = await readAnswer(response);
    return { status: response.status, answer, retryAfter: Number.isNaN(wait) ? undefined : wait };
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

function isErrorAnswer(answer: unknown): answer is Partial<ErrorAnswer> {
  return typeof answer === 'object' && answer !== null;
}
