import type { Database } from '../../db/database.ts';
import { hashToken, newToken } from '../../lib/tokens.ts';
import {
  deleteEmailTokens,
  type EmailPurpose,
  type EmailTokenRow,
  insertEmailToken,
} from './email-token-repository.ts';

const hourMs = 60 * 60 * 1000;
export const verificationHours = 24;
const lifetimes: Record<EmailPurpose, number> = {
  verify: verificationHours * hourMs,
  reset: hourMs,
  change_email: 24 * hourMs,
};

/** `browserHash` and `message…` come together: a message that waits, and the browser that wrote it. */
type TokenContent = Partial<Omit<EmailTokenRow, 'hash' | 'userId' | 'purpose' | 'expiresAt' | 'createdAt'>>;

export async function issueEmailToken(
  db: Database,
  userId: string,
  purpose: EmailPurpose,
  content: TokenContent = {},
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + lifetimes[purpose]);
  await insertEmailToken(db, { hash: hashToken(token), userId, purpose, expiresAt, ...content });
  return token;
}

export async function replaceEmailToken(
  db: Database,
  userId: string,
  purpose: EmailPurpose,
  content: TokenContent = {},
): Promise<string> {
  await deleteEmailTokens(db, userId, purpose);
  return issueEmailToken(db, userId, purpose, content);
}
