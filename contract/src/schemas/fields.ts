import { z } from 'zod';
import { limits } from '../limits.ts';

/** Addresses under `.invalid` (RFC 2606) are what deleted accounts are renamed to. */
const emailPattern = new RegExp(`(?!.*\\.invalid$)${z.regexes.email.source}`, 'i');
export const Email = z.email({ pattern: emailPattern }).max(limits.emailLength);

/** Without control, format and bidirectional characters, which could hide or reverse the text. */
export const DisplayedName = (max: number) =>
  z
    .string()
    .trim()
    .min(2)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u);

export const Id = z.uuid().toLowerCase();

/**
 * No control characters but tabs and line breaks, no lone surrogates. The alternatives are disjoint: otherwise the
 * expression backtracks exponentially.
 */
export const typedPattern = /^(?:[\t-\r]|[^\p{Cc}\p{Cs}])*$/u;

export const SearchInput = (max: number) => z.string().trim().max(max).regex(typedPattern);

export const Honeypot = z.string().max(200).default('');

export const NewPassword = z.string().min(limits.minPasswordLength).max(limits.passwordLength);
/** No minimum: the rules may have been others when it was chosen. */
export const KnownPassword = z.string().min(1).max(limits.passwordLength);

export const MailToken = z.string().min(20).max(100);

/** A person follows the link: a missing token leads to a page with a sentence, not to a validation error. */
export const MailTokenQuery = z.object({ token: z.string().catch('') });

export const RefreshToken = z.string().min(20).max(100);

/** `//elsewhere` and `/\elsewhere` would leave the site. */
const returnUrlPattern = /^\/(?![/\\])[^\p{Cc}]*$/u;
export const ReturnUrl = z.string().max(limits.returnUrlLength).regex(returnUrlPattern);

/** For a checkbox. Not `z.literal(true)`: its failure makes Zod skip the refinements of the form's object. */
export const Consent = z.boolean().refine((isGiven) => isGiven);

export const Acknowledgement = z.object({ message: z.string() });
