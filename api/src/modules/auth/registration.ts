import { limits } from '@parpaing/contract/limits';
import type { RegisterInput } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import type { ApiOptions } from '../../options.ts';
import { requireListed } from '../messages/service.ts';
import { type AccountRow, findAccountByEmail, register as registerAccount } from './account-repository.ts';
import { issueEmailToken } from './email-links.ts';
import {
  findMessageOfRegistration,
  findRegistrationOfBrowser,
  type Registration,
  type StoredMessage,
} from './email-token-repository.ts';
import { type Caller, tryConsumeMailLimit } from './limits.ts';
import { composeAlreadyRegisteredMail, composeNoAccountMail, composeVerificationMail } from './mails.ts';
import { requireStrongPassword } from './password-rule.ts';

/**
 * The answer, the work and the number of mails are the same whether or not the address has an account. An unverified
 * address may be registered again by anyone, so each link carries the password of its own registration: the owner's
 * mail activates the owner's password, never a stranger's.
 */
export async function register(
  options: ApiOptions,
  input: RegisterInput,
  caller: Caller,
  browserHash: string | undefined,
): Promise<void> {
  const { email, password, returnUrl, website: honeypot } = input;
  if (honeypot) return;
  const { db, jobs, passwords } = options;
  const message = browserHash && input.message ? toStored(input.message, browserHash) : undefined;
  if (message?.messageMaterialId) await requireListed(db, message.messageMaterialId);
  const fullName = input.fullName ?? signAs(email);
  await requireStrongPassword('password', password, { email, fullName });
  const passwordHash = await passwords.hash(password, caller.key);
  const mayMail = await tryConsumeMailLimit(options, 'account', email, caller);
  await db.transaction().execute(async (transaction) => {
    if (!mayMail) return joinRegistration(transaction, email, message);
    const account = await registerAccount(transaction, { id: newId(), email, fullName, passwordHash });
    if (!account) return;
    const mail = account.verifiedAt
      ? composeAlreadyRegisteredMail(options, account.email, message?.messageMaterialId)
      : await composeLink(options, transaction, account, { returnUrl, message });
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

/** « jean.dupont75@exemple.fr » is « jean »: a profile does not show an address (DESIGN §3.19). */
const signAs = (email: string): string =>
  (/^[^._+\d-]{2,}/.exec(email.replace(/@.*/, ''))?.[0] ?? email.replace(/@.*/, '')).slice(
    0,
    limits.fullNameLength,
  );

/** The message leaves with the link that this browser already received. */
async function joinRegistration(db: Database, email: string, message: StoredMessage | undefined) {
  if (!message?.browserHash) return;
  const account = await findAccountByEmail(db, email);
  if (!account || account.verifiedAt) return;
  const registration = await findRegistrationOfBrowser(db, account.id, message.browserHash);
  if (registration) await issueEmailToken(db, account.id, 'verify', { ...registration, ...message });
}

const toStored = (
  { clientId, materialId, text }: NonNullable<RegisterInput['message']>,
  browserHash: string,
): StoredMessage => ({
  browserHash,
  messageClientId: clientId,
  messageMaterialId: materialId,
  messageText: text,
});

/** Always one mail, for equal timing. The previous link stays valid, because a stranger may trigger this. */
export async function resendVerification(
  options: ApiOptions,
  { email, returnUrl }: { email: string; returnUrl?: string },
  caller: Caller,
  browserHash: string | undefined,
): Promise<void> {
  const { db, jobs } = options;
  if (!(await tryConsumeMailLimit(options, 'account', email, caller))) return;
  await db.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email);
    const mail = await composeAnswer(options, transaction, { email, returnUrl, browserHash }, account);
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

async function composeAnswer(
  options: ApiOptions,
  db: Database,
  {
    email,
    returnUrl,
    browserHash,
  }: { email: string; returnUrl?: string | undefined; browserHash: string | undefined },
  account: AccountRow | undefined,
) {
  if (!account) return composeNoAccountMail(options, email);
  if (account.verifiedAt) return composeAlreadyRegisteredMail(options, account.email);
  const own = browserHash && (await findRegistrationOfBrowser(db, account.id, browserHash));
  if (own) return composeLink(options, db, { ...account, ...own }, { returnUrl, message: own });
  const message = await findMessageOfRegistration(db, account.id, account.passwordHash);
  return composeLink(options, db, account, { returnUrl, message });
}

async function composeLink(
  options: ApiOptions,
  db: Database,
  account: Pick<AccountRow, 'id' | 'email'> & Registration,
  { returnUrl, message }: { returnUrl: string | undefined; message: StoredMessage | undefined },
) {
  const { id, email, fullName, passwordHash, termsAcceptedAt } = account;
  const registration = { fullName, passwordHash, termsAcceptedAt, ...message };
  const token = await issueEmailToken(db, id, 'verify', registration);
  const materialId = message?.messageMaterialId ?? undefined;
  return composeVerificationMail(options, email, { token, returnUrl, materialId });
}
