/** "Who am I": the signed-in user with companies, modules, accesses, employee and promoter (M01.3). */
import { z } from 'zod';
import { IDENTITY_LABEL, LOCALITY, TOKEN_TYPE } from '#platform/contract/defaults.ts';
import { MODULE_KEYS } from '#platform/contract/manifest.ts';
import { accessEntry } from '#modules/identity/contract/admin.schema.ts';
import { MEMBER_ROLES, USER_STATUSES, USER_TYPES, locale } from '#modules/identity/contract/user.schema.ts';

export const moduleMap = z.partialRecord(z.enum(MODULE_KEYS), z.boolean());

export const banner = z.object({
  image: z.string().nullish(),
  title: z.string().nullish(),
  text: z.string().nullish(),
  url: z.string().nullish(),
  order: z.number().nullish(),
});

/** Company settings that every screen may need; more keys of the company's own may follow. */
export const sessionCompanyConfig = z.looseObject({
  identity_type_label: z.string().default(IDENTITY_LABEL),
  locality: z.string().default(LOCALITY),
});

export const sessionCompany = z.object({
  id: z.number(),
  /** The owner. */
  user_id: z.number(),
  name: z.string(),
  logo: z.string().nullable(),
  role: z.enum(MEMBER_ROLES),
  config: sessionCompanyConfig,
  active_employees_count: z.number(),
  /** Branches, divisions and departments together; 0 disables the employee features. */
  units_count: z.number(),
  modules: moduleMap,
  domain: z.object({ banners: z.array(banner) }),
});

const named = z.object({ id: z.number(), name: z.string() }).nullable();

export const sessionEmployee = z.object({
  id: z.number(),
  company_id: z.number(),
  user_id: z.number().nullable(),
  name: z.string(),
  employee_code: z.string(),
  identity_number: z.string().nullable(),
  passport: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: z.string(),
  image: z.string().nullable(),
  company_joined_at: z.string().nullable(),
  inactive_at: z.string().nullable(),
  branch_id: z.number().nullable(),
  division_id: z.number().nullable(),
  department_id: z.number().nullable(),
  position_id: z.number().nullable(),
  position_level_id: z.number().nullable(),
  spm_supervisor: z.boolean(),
  branch: named,
  division: named,
  department: named,
  position: named,
});
export type SessionEmployee = z.output<typeof sessionEmployee>;

/** Switches per notification type; an absent one means on. */
export const notificationSwitches = z.record(z.string().max(60), z.object({ push: z.boolean(), email: z.boolean() }));
export const tableChoice = z.object({
  columns: z.array(z.string().max(60)).max(60).optional(),
  widths: z.record(z.string().max(60), z.number()).optional(),
  page_size: z.number().int().min(1).max(500).optional(),
  density: z.enum(['compact', 'normal']).optional(),
});

export const preferences = z.object({
  locale: locale(),
  /** Tab path → 1, 2, 3 … in the order of starring. */
  favourite_tabs: z.record(z.string().max(200), z.number().int().min(1).max(999)),
  notifications: notificationSwitches,
  /** List name → columns, widths, page size. */
  table: z.record(z.string().max(100), tableChoice),
});
export type Preferences = z.output<typeof preferences>;

export const sessionUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  image: z.string().nullable(),
  /** Specification §3: a promoter is an employee with a `promoter`. */
  type: z.enum(USER_TYPES),
  is_admin: z.boolean(),
  status: z.enum(USER_STATUSES),
  verified_at: z.string().nullable(),
  /** A temporary password must be changed before anything else. */
  must_change_password: z.boolean(),
  locale: locale(),
  /** Selected company; null when the user belongs to none. */
  company_id: z.number().nullable(),
  companies: z.array(sessionCompany),
  modules: moduleMap,
  accesses: z.array(accessEntry),
  /** Looks after every employee of the selected company; without one, nothing is kept back. */
  sees_all: z.boolean(),
  employee: sessionEmployee.nullable(),
  promoter: z.object({ id: z.number(), name: z.string(), status: z.string() }).nullable(),
  preferences,
  unread_notifications: z.number(),
  /** Companies that wait for a yes or no. */
  invitations: z.number(),
});
export type SessionUser = z.output<typeof sessionUser>;

export const signedIn = z.object({
  token: z.string(),
  token_type: z.literal(TOKEN_TYPE),
  expires_in: z.number(),
  user: sessionUser,
});
