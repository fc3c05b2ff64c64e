import { ApiError } from '@parpaing/contract/call-errors';
import type { CallAnswer, CallName } from '@parpaing/contract/calls';
import type { ApiClient, CallOptions } from '@parpaing/contract/client';
import * as m from '../../paraglide/messages.js';
import { isIdle } from './last-activity.ts';
import { refreshOrEnd } from './refresh-or-end.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { readUser } from './stored-user.ts';
import { sessionTimings } from './timings.ts';
import { bearer, readTimeLeft } from './token.ts';
import type { User } from './user-record.ts';

/** Why a call finds the session over: what happens then is not for a client to decide. */
type CallEnd = 'idle-call' | 'refresh-failed';

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
}

/** Their 401 says something else than a token too old. */
const refreshless: CallName[] = ['login', 'register', 'refreshToken', 'logout'];

/** Nobody waits for these: one that gets no token is asked again later, and ends no session. */
const background: CallName[] = [
  'countUnread',
  'listFavoriteIds',
  'markRead',
  'searchPlaces',
  'suggestMaterials',
];

interface Parts {
  client: ApiClient;
  upload: Upload;
  onEnd: (why: CallEnd, user: User) => void;
}

/** Calls in the name of the stored user: Bearer header, and on 401 one refresh and one retry (SPEC §4, §7). */
export function createSessionApi({ client, upload, onEnd }: Parts): SessionApi {
  const end = (user: User) => onEnd('refresh-failed', user);

  function refresh(name: CallName, user: User): Promise<User> {
    return background.includes(name) ? refreshTokens(client, user, end) : refreshOrEnd(client, user, end);
  }

  /** A token about to expire is not worth a refusal; one that lives still serves when renewing fails once. */
  async function refreshAhead(name: CallName, user: User): Promise<User> {
    const left = readTimeLeft(user.token, Date.now());
    if (left > sessionTimings.refreshAhead) return user;
    if (left === 0) return refresh(name, user);
    try {
      return await refreshTokens(client, user, end);
    } catch (error) {
      const current = readUser();
      if (current?.id !== user.id) throw error;
      return current;
    }
  }

  async function send<Answer>(name: CallName, act: (headers: Headers) => Promise<Answer>): Promise<Answer> {
    const user = readUser();
    if (!user) return act({});
    if (refreshless.includes(name)) return act(bearer(user));
    if (isIdle(user)) {
      onEnd('idle-call', user);
      throw new ApiError(401, { error: 'unauthenticated', message: m.session_expired() });
    }
    const sender = await refreshAhead(name, user);
    try {
      return await act(bearer(sender));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const current = readUser();
      if (current?.id !== sender.id) throw error;
      return act(bearer(current.token === sender.token ? await refresh(name, current) : current));
    }
  }

  return {
    call: (name, input, options: CallOptions = {}) =>
      send(name, (headers) =>
        client.call(name, input, { ...options, headers: { ...options.headers, ...headers } }),
      ),
    upload: (name, form, options) => send(name, (headers) => upload(name, form, { ...options, headers })),
  };
}
