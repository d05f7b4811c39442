/** An admin user of a company: membership, rights and reach (M19). */
import { z } from 'zod';
import { MEMBER_STATUSES, USER_STATUSES } from './user.schema.ts';

export const ADMIN_TYPES = ['Owner', 'Admin', 'Employee-admin'] as const;
export const SCOPE_TYPES = ['branch', 'division', 'department', 'employee'] as const;
export type ScopeType = (typeof SCOPE_TYPES)[number];

export const accessEntry = z.object({ route: z.string().max(200), actions: z.array(z.string().max(60)).max(60) });
export const scopeItem = z.object({ scope_type: z.enum(SCOPE_TYPES), scope_id: z.number() });
export type ScopeItem = z.output<typeof scopeItem>;

/** How far an admin sees: everyone, or so many units of each kind. */
export const scopeSummary = z.object({
  all: z.boolean(),
  branch: z.number(),
  division: z.number(),
  department: z.number(),
  employee: z.number(),
});

/** What the asking admin may do with this one. */
export const adminAbilities = z.object({
  update: z.boolean(),
  delete: z.boolean(),
  password: z.boolean(),
  page_access: z.boolean(),
  employee_access: z.boolean(),
  /** The account is of this company alone: sign it out everywhere. */
  sign_out: z.boolean(),
  /** This company made the account and nobody has taken it over. */
  temporary: z.boolean(),
});

export const adminRow = z.object({
  /** The user's id. */
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  image: z.string().nullable(),
  type: z.enum(ADMIN_TYPES),
  title: z.string().nullable(),
  note: z.string().nullable(),
  /** Of the membership; Invited and Inactive members cannot open this company. */
  status: z.enum(MEMBER_STATUSES),
  user_status: z.enum(USER_STATUSES),
  verified_at: z.string().nullable(),
  /** Of an account that other companies share: when it was last used here. */
  last_login_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  /** The account belongs to no other company: its sign-ins may be seen. */
  alone: z.boolean(),
  routes_count: z.number(),
  scope: scopeSummary,
  accesses: z.array(accessEntry).optional(),
  employee_accesses: z.array(scopeItem).optional(),
  can: adminAbilities,
});
export type AdminRow = z.output<typeof adminRow>;

const text = z.object({ en: z.string(), ms: z.string() });
export const signInRow = z.object({ at: z.string(), ip: z.string(), device: text, active: z.boolean() });
/** A deed of the audit log, with the words of its module: a record, and what happened to it. */
export const actRow = z.object({
  at: z.string(),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.number().nullable(),
  what: text,
  deed: text,
  /** Whose it was, or of which month. */
  about: text.nullable(),
  /** How often within a minute; these stand as one. */
  times: z.number(),
});
