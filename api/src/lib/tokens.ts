import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 is enough for random tokens: unlike passwords, they cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
