/** Calls of a person about the own sign-in: verification, password, e-mail, sessions. */
import { z } from 'zod';
import { OPEN, UNVERIFIED, defineEndpoint, done, wrote } from '#platform/contract/endpoint.ts';
import { email, password } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { IDENTITY_ERRORS } from './identity.errors.ts';
import { VERIFICATION } from './user.schema.ts';

export const LINK_PURPOSES = ['verify', 'change_email', 'invite'] as const;
const linkToken = () => z.string().trim().min(1).max(200);
const newPassword = { password: password(), password_confirmation: z.string().min(1).max(200) };

/** The confirmation must repeat the password; the message stands at the confirmation. */
export const repeatsPassword = (value: { password?: string | undefined; password_confirmation?: string | undefined }) =>
  value.password === value.password_confirmation;
export const repeats = { path: ['password_confirmation'], params: { text: IDENTITY_ERRORS.passwordRepeat } };

export const forgotPassword = defineEndpoint({
  name: 'identity.forgot-password',
  method: 'POST',
  path: 'api/auth/password/forgot',
  requires: OPEN,
  summary: 'Mails a link to choose a new password; answers alike whether or not the address is known',
  input: z.object({ email: email() }),
  output: done(),
});

export const resetPassword = defineEndpoint({
  name: 'identity.reset-password',
  method: 'POST',
  path: 'api/auth/password/reset',
  requires: OPEN,
  summary: 'Sets a new password by a mailed link; every session ends',
  input: z.object({ email: email(), token: linkToken(), ...newPassword }).refine(repeatsPassword, repeats),
  output: done(),
});

export const verifyEmail = defineEndpoint({
  name: 'identity.verify-email',
  method: 'POST',
  path: 'api/auth/verify',
  requires: UNVERIFIED,
  withTemporaryPassword: true,
  summary: 'Verifies the own e-mail address by the six-digit code',
  input: z.object({
    code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${VERIFICATION.codeDigits}}$`)),
  }),
  output: wrote(z.object({ verified_at: z.string() })),
});

export const resendVerification = defineEndpoint({
  name: 'identity.resend-verification',
  method: 'POST',
  path: 'api/auth/verify/resend',
  requires: UNVERIFIED,
  withTemporaryPassword: true,
  summary: 'Mails a new verification code; 60 seconds after the last at the earliest',
  input: z.object({}),
  output: wrote(z.object({ sent_at: z.string(), resend_after: z.number() })),
});

export const confirmEmail = defineEndpoint({
  name: 'identity.confirm-email',
  method: 'POST',
  path: 'api/auth/email/confirm',
  requires: OPEN,
  summary: 'Opens a mailed link: verification, change of address, or invitation (which sets the first password)',
  input: z
    .object({
      id: id(),
      token: linkToken(),
      purpose: z.enum(LINK_PURPOSES),
      password: password().optional(),
      password_confirmation: z.string().max(200).optional(),
    })
    .refine(repeatsPassword, repeats),
  output: wrote(z.object({ email: z.string(), token: z.string().nullable(), expires_in: z.number().nullable() })),
});

export const resendLink = defineEndpoint({
  name: 'identity.resend-link',
  method: 'POST',
  path: 'api/auth/email/resend',
  requires: OPEN,
  summary: 'Mails a fresh link in place of one that has expired; answers alike whether or not there was one',
  input: z.object({ id: id(), purpose: z.enum(LINK_PURPOSES) }),
  output: done(),
});

export const changePassword = defineEndpoint({
  name: 'identity.change-password',
  method: 'POST',
  path: 'api/auth/password',
  requires: UNVERIFIED,
  withTemporaryPassword: true,
  summary: 'Changes the own password; other sessions end when asked',
  input: z.object({ current_password: z.string().min(1).max(200), ...newPassword, logout_others: z.boolean().default(false) }).refine(repeatsPassword, repeats),
  output: done(),
});

export const changeEmail = defineEndpoint({
  name: 'identity.change-email',
  method: 'POST',
  path: 'api/auth/email/change',
  requires: UNVERIFIED,
  summary: 'Mails a link to the new address; the old one stays until it is confirmed',
  input: z.object({ email: email(), password: z.string().min(1).max(200) }),
  output: done(),
});

const text = z.object({ en: z.string(), ms: z.string() });

export const sessionRow = z.object({
  id: z.number(),
  /** Browser and system, in words. */
  device: text,
  ip: z.string(),
  user_agent: z.string(),
  current: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
});

export const listSessions = defineEndpoint({
  name: 'identity.list-sessions',
  method: 'GET',
  path: 'api/auth/sessions',
  requires: UNVERIFIED,
  summary: 'The own sessions that are still open, this one first, then the latest used',
  input: z.object({}),
  output: z.object({ data: z.array(sessionRow) }),
});

export const revokeSession = defineEndpoint({
  name: 'identity.revoke-session',
  method: 'DELETE',
  path: 'api/auth/sessions/{id}',
  requires: UNVERIFIED,
  summary: 'Signs one of the own sessions out',
  input: z.object({ id: id() }),
  output: done(),
});
