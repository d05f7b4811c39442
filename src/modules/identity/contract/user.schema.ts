/** A user as the API shows one, and the words of membership. */
import { z } from 'zod';
import { LOCALES } from '#platform/contract/messages.ts';

/** Roles of the specification, section 3; a promoter is a member without an employee record. */
export const USER_TYPES = ['owner', 'admin', 'employee'] as const;
export const MEMBER_ROLES = [...USER_TYPES, 'promoter'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Pending: the e-mail is not verified. Inactive users cannot sign in. */
export const USER_STATUSES = ['Pending', 'Active', 'Inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
/** Invited: no access until the person says yes. */
export const MEMBER_STATUSES = ['Invited', 'Active', 'Inactive'] as const;
/** What a company decides itself. */
export const GIVEN_STATUSES = ['Active', 'Inactive'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** Waits and lives of mailed codes and links. */
export const VERIFICATION = {
  codeDigits: 6,
  attempts: 5,
  resendSeconds: 60,
  linkMinutes: 60,
  inviteDays: 7,
} as const;

export const locale = () => z.enum(LOCALES);

/** Text of both languages on the wire. */
export const bothLanguages = z.object({ en: z.string(), ms: z.string() });

export const userRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** A signed link. */
  image: z.string().nullable(),
  locale: locale(),
  status: z.enum(USER_STATUSES),
  verified_at: z.string().nullable(),
  last_login_at: z.string().nullable(),
});
export type UserRow = z.output<typeof userRow>;
