import { ApiError } from '@parpaing/contract/call-errors';
import type { CallAnswer, CallName } from '@parpaing/contract/calls';
import type { ApiClient, CallOptions } from '@parpaing/contract/client';
import * as m from '../../../paraglide/messages.js';
import { isIdle } from '../last-activity.ts';
import { readUser } from '../stored-user.ts';
import { sessionTimings } from '../timings.ts';
import { refreshOrEnd } from '../tokens/refresh-or-end.ts';
import { refreshTokens } from '../tokens/refresh-tokens.ts';
import { bearer, readTimeLeft } from '../tokens/token.ts';
import type { User } from '../user-record.ts';

type CallEndReason = 'idle-call' | 'refresh-failed';

type Headers = Record<string, string>;

interface UploadOptions {
  params?: Record<string, string>;
  signal?: AbortSignal;
  onProgress?: (progress: number) => void;
}

export type Upload = <Name extends CallName>(
  name: Name,
  form: FormData,
  options: UploadOptions & { headers: Headers },
) => Promise<CallAnswer<Name>>;

export interface AuthenticatedClient extends ApiClient {
  upload<Name extends CallName>(
    name: Name,
    form: FormData,
    options?: UploadOptions,
  ): Promise<CallAnswer<Name>>;
}

/** A 401 from these calls does not mean an expired token. */
const callsWithoutRefresh: CallName[] = ['login', 'register', 'refreshToken', 'logout'];

/** These calls are repeated later anyway, so a failed refresh must not end the session. */
const backgroundCalls: CallName[] = [
  'countUnread',
  'listFavoriteIds',
  'listImports',
  'markRead',
  'saveDraft',
  'searchPlaces',
  'suggestMaterials',
];

interface Parts {
  client: ApiClient;
  upload: Upload;
  onEnd: (why: CallEndReason, user: User) => void;
}

/** Adds the Bearer header; on 401, refreshes once and retries once (SPEC §4, §7). */
export function createAuthenticatedClient({ client, upload, onEnd }: Parts): AuthenticatedClient {
  const end = (user: User) => onEnd('refresh-failed', user);

  function refresh(name: CallName, user: User): Promise<User> {
    return backgroundCalls.includes(name)
      ? refreshTokens(client, user, end)
      : refreshOrEnd(client, user, end);
  }

  async function refreshIfExpiring(name: CallName, user: User): Promise<User> {
    const left = readTimeLeft(user.token, Date.now());
    if (left > sessionTimings.refreshBeforeExpiry) return user;
    if (left === 0) return refresh(name, user);
    try {
      return await refreshTokens(client, user, end);
    } catch (error) {
      const current = readUser();
      if (current?.id !== user.id) throw error;
      return current;
    }
  }

  async function send<Answer>(
    name: CallName,
    request: (headers: Headers) => Promise<Answer>,
  ): Promise<Answer> {
    const user = readUser();
    if (!user) return request({});
    if (callsWithoutRefresh.includes(name)) return request(bearer(user));
    if (isIdle(user)) {
      onEnd('idle-call', user);
      throw new ApiError(401, { error: 'unauthenticated', message: m.session_expired() });
    }
    const sender = await refreshIfExpiring(name, user);
    try {
      return await request(bearer(sender));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const current = readUser();
      if (current?.id !== sender.id) throw error;
      return request(bearer(current.token === sender.token ? await refresh(name, current) : current));
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
