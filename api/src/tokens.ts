import { createHash, randomBytes } from 'node:crypto';

/** Goes into a link and nowhere else: what we keep is its hash, which opens nothing. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Plain SHA-256 is enough: a random token cannot be guessed from a list, as a password can. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
