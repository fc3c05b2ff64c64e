import type { Database } from '../../db/database.ts';
import { hashToken, newToken } from '../../lib/tokens.ts';
import { deleteEmailTokens, type EmailPurpose, insertEmailToken } from './email-token-repository.ts';

const hourMs = 60 * 60 * 1000;
const lifetimes: Record<EmailPurpose, number> = {
  verify: 24 * hourMs,
  reset: hourMs,
  change_email: 24 * hourMs,
};

interface TokenContent {
  newEmail?: string;
  fullName?: string;
  passwordHash?: string;
  termsAcceptedAt?: Date | null;
}

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
