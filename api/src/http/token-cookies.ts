interface TokenCookie {
  name: string;
  sameSite: 'Strict' | 'Lax';
  seconds: number;
}

type WithCookies = { headers: { cookie?: string } };

export function readTokenCookie({ name }: TokenCookie, { headers }: WithCookies): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

export function buildTokenCookie(
  { name, sameSite, seconds }: TokenCookie,
  token: string,
  publicUrl: string,
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const lifetime = token ? seconds : 0;
  return `${name}=${token}; Path=/api/auth; Max-Age=${lifetime}; HttpOnly; SameSite=${sameSite}${secure}`;
}
