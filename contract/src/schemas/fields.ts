import { z } from 'zod';
import { limits } from '../limits.ts';

/** `.invalid` leads nowhere by its definition; what is left of a deleted account is filed under it. */
const emailPattern = new RegExp(`(?!.*\\.invalid$)${z.regexes.email.source}`, 'i');
export const Email = z.email({ pattern: emailPattern }).max(limits.emailLength);

/** What is shown of a person or a company: no character that hides, or turns the text around. */
export const DisplayedName = (max: number) =>
  z
    .string()
    .trim()
    .min(2)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u);

/** Some write its letters as capitals; ours are small, and compared as they are. */
export const Id = z.uuid().toLowerCase();

/**
 * Tabs and new lines come along with what is pasted; other control characters and halves of a sign are in no text that we
 * have. The two alternatives share no character, or a refusal would take for ever.
 */
export const typedPattern = /^(?:[\t-\r]|[^\p{Cc}\p{Cs}])*$/u;

/** Typed or pasted to look for something. */
export const SearchInput = (max: number) => z.string().trim().max(max).regex(typedPattern);

/** Never filled by a person: its field is out of sight. */
export const Trap = z.string().max(200).default('');

/** Long enough; whether it is strong enough is for `password-strength` to say. */
export const NewPassword = z.string().min(limits.minPasswordLength).max(limits.passwordLength);
/** One that exists: rules may have been others when it was chosen. */
export const KnownPassword = z.string().min(1).max(limits.passwordLength);

/** From a link of a mail. */
export const MailToken = z.string().min(20).max(100);

/** What prolongs a session. */
export const RefreshToken = z.string().min(20).max(100);

/** A path of this site: `//elsewhere` and `/\elsewhere` would lead out of it. */
const returnUrlPattern = /^\/(?![/\\])[^\p{Cc}]*$/u;
export const ReturnUrl = z.string().max(limits.returnUrlLength).regex(returnUrlPattern);

export const Acknowledgement = z.object({ message: z.string() });
