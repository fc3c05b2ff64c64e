import type { Database } from '../../db/database.ts';
import { unauthenticated } from '../../errors.ts';
import { daySeconds, hourSeconds, takeFromLimit, tryTakeFromLimit } from '../../rate-limits.ts';

/** The window in which guesses of a password are counted. */
export const guessSeconds = 15 * 60;
export const failuresPerAccount = 10;
export const failuresPerCaller = 50;
/** Right or wrong: each costs a hash. */
export const triesPerAccount = 60;

/** What a member changes of their own, all calls together: no hand comes near it, a script gone wild does. */
export const changesPerHour = 600;
/**
 * All that is asked within one session, reads too. Not of one account: whoever stole a token could use up what its owner
 * needs to shut them out.
 */
export const requestsPerSession = 6000;
/** A browser prolongs its session about four times an hour. */
export const refreshesPerSession = 120;
export const wrongTokensPerCaller = 1000;

/**
 * Nobody guesses a token, but each costs a look. Only wrong ones are counted, and so only wrong ones refused: whoever
 * shares the address prolongs and ends their sessions as before.
 */
export async function refuseToken(db: Database, caller: string): Promise<never> {
  await takeFromLimit(db, `wrong tokens ${caller}`, wrongTokensPerCaller, hourSeconds);
  throw unauthenticated();
}

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
