import type { Database } from '../../db/database.ts';
import { daySeconds, tryTakeFromLimit } from '../../rate-limits.ts';

/** The window in which guesses of a password are counted. */
export const guessSeconds = 15 * 60;
export const failuresPerAccount = 10;
export const failuresPerCaller = 50;
/** Right or wrong: each costs a hash. */
export const triesPerAccount = 60;

/**
 * What a member changes of their own, all calls together: no hand comes near it, a script gone wild does. Counting costs
 * a write, so reads are not counted: they show a member their own and leave nothing to guess.
 */
export const changesPerHour = 600;

/** Anyone may write any address in a form: whoever asks sends it no more mails than this… */
const mailsPerAsker = 5;
/** …and all together no more than this. Apart, so that a stranger who asks does not deny the owner theirs. */
const mailsPerAddress = 20;

/** False when this address got enough mails of this kind, at this asker's wish or at all. */
export async function takeMail(
  db: Database,
  kind: 'account' | 'reset',
  email: string,
  asker: string,
): Promise<boolean> {
  const key = `${kind} mail ${email.toLowerCase()}`;
  const ofAsker = await tryTakeFromLimit(db, `${key} from ${asker}`, mailsPerAsker, daySeconds);
  if (!ofAsker.isAllowed) return false;
  const ofAddress = await tryTakeFromLimit(db, key, mailsPerAddress, daySeconds);
  return ofAddress.isAllowed;
}

/** Counts the wrong passwords given for an address. */
export const loginLimit = (email: string): string => `login ${email.toLowerCase()}`;
