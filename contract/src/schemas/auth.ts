import { z } from 'zod';
import { limits } from '../limits.ts';
import { roles } from '../units.ts';
import {
  Acknowledgement,
  DisplayedName,
  Email,
  Honeypot,
  KnownPassword,
  MailToken,
  NewPassword,
  RefreshToken,
  ReturnUrl,
} from './fields.ts';
import { FirstMessageInput } from './messages.ts';

export const LoginInput = z.object({
  email: Email,
  password: KnownPassword,
  sharedDevice: z.boolean().default(false),
});
export type LoginInput = z.input<typeof LoginInput>;

export const RegisterInput = z.object({
  fullName: DisplayedName(limits.fullNameLength).optional(),
  email: Email,
  password: NewPassword,
  acceptsTerms: z.literal(true),
  returnUrl: ReturnUrl.optional(),
  message: FirstMessageInput.optional(),
  website: Honeypot,
});
export type RegisterInput = z.input<typeof RegisterInput>;

/** Whoever writes a first message may do without a name: it is the beginning of the address. */
const hasName = ({ fullName, message }: Partial<RegisterInput>) => Boolean(fullName ?? message);

const Registration = RegisterInput.refine(hasName, {
  path: ['fullName'],
  when: ({ value }) => value instanceof Object,
});

export const ForgotPasswordInput = z.object({
  email: Email,
  frontendUrl: z.url({ protocol: /^https?$/ }).max(limits.resetPageLength),
});
export type ForgotPasswordInput = z.input<typeof ForgotPasswordInput>;

export const ResetPasswordInput = z.object({ token: MailToken, newPassword: NewPassword });
export type ResetPasswordInput = z.input<typeof ResetPasswordInput>;

export const Tokens = z.object({ token: z.string(), refreshToken: z.string() });

export const RoleFields = z.object({
  role: z.enum(roles),
  roles: z.array(z.enum(roles)),
  isProvider: z.boolean(),
});

export const LoginAnswer = z.object({
  ...Tokens.shape,
  ...RoleFields.shape,
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  verified: z.boolean(),
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

export const Session = z.object({
  id: z.uuid(),
  device: z.string(),
  isCurrent: z.boolean(),
  sharedDevice: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type Session = z.infer<typeof Session>;

/** Whoever holds a link received at an address knows the address: the login is filled with it. */
const AcknowledgedLink = Acknowledgement.extend({ email: z.string() });

/** The message goes to the seller only where it was written: `logged_in` (decision 047). */
const VerificationAnswer = z.discriminatedUnion('outcome', [
  Acknowledgement.extend({ outcome: z.literal('to_confirm'), hasMessage: z.boolean() }),
  AcknowledgedLink.extend({ outcome: z.literal('verified') }),
  Acknowledgement.extend({
    outcome: z.literal('logged_in'),
    ...LoginAnswer.shape,
    sent: z.array(z.object({ materialId: z.uuid(), conversationId: z.uuid() })),
    unsent: z.array(z.object({ materialId: z.uuid(), reason: z.string() })),
  }),
]);

const VerificationInput = z.object({
  token: MailToken,
  /** Sent by the page that opens: elsewhere than where the message was written, a click has to confirm. */
  onlyWhereWritten: z.boolean().default(false),
});

export const authSchemas = {
  login: { body: LoginInput, answer: LoginAnswer },
  register: { body: Registration, answer: Acknowledgement },
  verifyEmail: { body: VerificationInput, answer: VerificationAnswer },
  resendVerification: {
    body: z.object({ email: Email, returnUrl: ReturnUrl.optional() }),
    answer: Acknowledgement,
  },
  logout: {},
  forgotPassword: { body: ForgotPasswordInput, answer: Acknowledgement },
  resetPassword: { body: ResetPasswordInput, answer: AcknowledgedLink },
  refreshToken: { body: z.object({ refreshToken: RefreshToken }), answer: Tokens },
  listSessions: { answer: z.object({ sessions: z.array(Session) }) },
  endSession: { params: z.object({ id: z.uuid() }) },
  endOtherSessions: {},
};
