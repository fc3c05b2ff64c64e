import { ApiError } from '@parpaing/contract/call-errors';
import type { CallAnswer, CallName } from '@parpaing/contract/calls';
import type { ApiClient, CallOptions } from '@parpaing/contract/client';
import { isIdle } from './last-activity.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { readUser } from './session.ts';
import { sessionTimings } from './session-timings.ts';
import { isExpired, readTimeLeft } from './token.ts';
import type { User } from './user-record.ts';

/** Why a call finds the session over: what happens then is not for a client to decide. */
type CallEnd = 'idle-call' | 'refresh-refused';

type Headers = Record<string, string>;

interface UploadOptions {
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
}

export type Upload = <Name extends CallName>(
  name: Name,
  form: FormData,
  options: UploadOptions & { headers: Headers },
) => Promise<CallAnswer<Name>>;

export interface SessionApi extends ApiClient {
  upload<Name extends CallName>(
    name: Name,
    form: FormData,
    options?: UploadOptions,
  ): Promise<CallAnswer<Name>>;
  /** Fresh tokens, stored; the session ends where they are refused. */
  refresh(user: User): Promise<User>;
}

/** Their 401 says something else than a token too old. */
const refreshless: CallName[] = ['login', 'register', 'refreshToken', 'logout'];

interface Parts {
  client: ApiClient;
  upload: Upload;
  onEnd: (why: CallEnd, user: User) => void;
}

/** Calls in the name of the stored user: Bearer header, and on 401 one refresh and one retry (SPEC §4, §7). */
export function createSessionApi({ client, upload, onEnd }: Parts): SessionApi {
  function refresh(user: User): Promise<User> {
    return refreshTokens(client, user, (refused) => onEnd('refresh-refused', refused));
  }

  /** A token about to expire is not worth a refusal; one that lives may still serve when renewing fails. */
  async function refreshAhead(user: User): Promise<User> {
    if (readTimeLeft(user.token, Date.now()) > sessionTimings.refreshAhead) return user;
    try {
      return await refresh(user);
    } catch (error) {
      if (readUser()?.id === user.id && !isExpired(user.token, Date.now())) return user;
      throw error;
    }
  }

  async function send<Answer>(name: CallName, act: (headers: Headers) => Promise<Answer>): Promise<Answer> {
    const user = readUser();
    if (!user) return act({});
    if (refreshless.includes(name)) return act(bearer(user));
    if (isIdle(user)) {
      onEnd('idle-call', user);
      throw new ApiError(401, { error: 'unauthenticated' });
    }
    const sender = await refreshAhead(user);
    try {
      return await act(bearer(sender));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const current = readUser();
      if (current?.id !== sender.id) throw error;
      return act(bearer(current.token === sender.token ? await refresh(current) : current));
    }
  }

  return {
    call: (name, input, options: CallOptions = {}) =>
      send(name, (headers) =>
        client.call(name, input, { ...options, headers: { ...options.headers, ...headers } }),
      ),
    upload: (name, form, options) => send(name, (headers) => upload(name, form, { ...options, headers })),
    refresh,
  };
}

function bearer({ token }: User): Headers {
  return { authorization: `Bearer ${token}` };
}
