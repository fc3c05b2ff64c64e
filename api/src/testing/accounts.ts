import type { App } from '../http/endpoint.ts';
import { testPassword } from './factories.ts';

export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Visit {
  sharedDevice?: boolean;
  userAgent?: string;
}

/** Logs in as a person does, and gives what their browser then holds. */
export async function logInAs(
  app: App,
  { email, password = testPassword }: { email: string; password?: string },
  { sharedDevice = false, userAgent = firefox }: Visit = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password, sharedDevice },
    headers: { 'user-agent': userAgent },
  });
  const { token, refreshToken } = response.json() as { token?: string; refreshToken?: string };
  if (!token || !refreshToken) throw new Error(`no login for this account: ${response.body}`);
  return { token, refreshToken, headers: { authorization: `Bearer ${token}` } };
}
