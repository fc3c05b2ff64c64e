import { hourSeconds } from '../../../http/rate-limits.ts';
import { buildTokenCookie, readTokenCookie } from '../../../http/token-cookies.ts';
import { hashToken, newToken } from '../../../lib/tokens.ts';
import { verificationHours } from '../email-links.ts';

const cookie = {
  name: 'waiting-message',
  sameSite: 'Lax',
  seconds: verificationHours * hourSeconds,
} as const;

type WithCookies = { headers: { cookie?: string } };

export interface BrowserProof {
  hash: string;
  setCookie: string;
}

/** One for all messages of a browser, so that the link of one sends the others too. */
export function proveBrowser(request: WithCookies, publicUrl: string): BrowserProof {
  const token = readTokenCookie(cookie, request) ?? newToken();
  return { hash: hashToken(token), setCookie: buildTokenCookie(cookie, token, publicUrl) };
}

export const renewProof = (request: WithCookies, publicUrl: string): BrowserProof | undefined =>
  readTokenCookie(cookie, request) ? proveBrowser(request, publicUrl) : undefined;

export function readBrowserHash(request: WithCookies): string | undefined {
  const token = readTokenCookie(cookie, request);
  return token && hashToken(token);
}

export const endProof = (publicUrl: string): string => buildTokenCookie(cookie, '', publicUrl);
