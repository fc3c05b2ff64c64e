import { createHash, hkdfSync } from 'node:crypto';
import type { Role } from '@parpaing/contract/units';
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { newId } from '../../lib/ids.ts';

const algorithm = 'HS256';
const accessTokenSeconds = 15 * 60;

/** The role is for display in the browser; the server reads it from the database. */
export interface Claims {
  userId: string;
  sessionId: string;
  jti: string;
  expiresAt: Date;
}

interface Secrets {
  appSecret: string;
  previousAppSecret: string | undefined;
  publicUrl: string;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Tokens signed with the previous secret stay valid until they expire. */
export function createAccessTokens({ appSecret, previousAppSecret, publicUrl }: Secrets) {
  const current = deriveKey(appSecret);
  const known = new Map([current, ...(previousAppSecret ? [deriveKey(previousAppSecret)] : [])]);
  const [kid, key] = current;

  const findKey = ({ kid: named }: JWTHeaderParameters) => {
    const found = known.get(named ?? '');
    if (!found) throw new Error('signed with a key that is not ours');
    return found;
  };

  return {
    sign: (userId: string, sessionId: string, role: Role): Promise<string> =>
      new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: algorithm, kid })
        .setSubject(userId)
        .setIssuer(publicUrl)
        .setJti(newId())
        .setIssuedAt()
        .setExpirationTime(`${accessTokenSeconds} seconds`)
        .sign(key),

    async read(token: string, { evenExpired = false } = {}): Promise<Claims | undefined> {
      try {
        const { payload } = await jwtVerify(token, findKey, {
          algorithms: [algorithm],
          issuer: publicUrl,
          requiredClaims: ['sub', 'sid', 'jti', 'exp'],
          ...(evenExpired && { currentDate: new Date(0) }),
        });
        const { sub = '', sid, jti = '', exp = 0 } = payload;
        return { userId: sub, sessionId: String(sid), jti, expiresAt: new Date(exp * 1000) };
      } catch {
        return undefined;
      }
    },
  };
}

function deriveKey(secret: string): [kid: string, key: Uint8Array] {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'parpaing access tokens', 32));
  return [createHash('sha256').update(key).digest('base64url').slice(0, 12), key];
}
