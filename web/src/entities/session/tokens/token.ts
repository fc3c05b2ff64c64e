export function bearer({ token }: { token: string }) {
  return { authorization: `Bearer ${token}` };
}

interface Claims {
  exp: number;
  iat?: number;
}

export function readClaims(token: string): Claims | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return hasExpiry(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

function hasExpiry(claims: unknown): claims is Claims {
  return typeof claims === 'object' && claims !== null && 'exp' in claims && typeof claims.exp === 'number';
}

/** 0 for a token that cannot be decoded (SPEC §5). */
export function readTimeLeft(token: string, now: number): number {
  const claims = readClaims(token);
  return claims ? Math.max(claims.exp * 1000 - now, 0) : 0;
}

export function isExpired(token: string, now: number): boolean {
  return readTimeLeft(token, now) === 0;
}
