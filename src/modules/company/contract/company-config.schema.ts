/** Preferences of a company (`companies.config`). A company without any reads as the defaults. */
import { z } from 'zod';
import { IDENTITY_LABEL, LOCALITY } from '#platform/contract/defaults.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { line, optionalDate, optionalLine } from '#platform/contract/fields.ts';
import { TIME_ZONES } from './time-zones.ts';

/** What a company says of one subject where its switch for four eyes does not hold. */
const OVERRIDES = ['always', 'never'] as const;
/** What is chosen for one subject: `company` follows the switch. */
export const FOUR_EYES_CHOICES = ['company', ...OVERRIDES] as const;
export type FourEyesChoice = (typeof FOUR_EYES_CHOICES)[number];

const stored = z.object({
  /** What the identity number is called on forms. */
  identity_type_label: z.string().min(1).catch(IDENTITY_LABEL),
  locality: z.string().min(1).catch(LOCALITY),
  timezone: z.string().min(1).catch(DEFAULT_TIME_ZONE),
  currency: z.string().min(1).catch('MYR'),
  employee_code_prefix: z.string().catch(''),
  employee_code_digits: z.number().int().catch(4),
  leave_review_required: z.boolean().catch(true),
  leave_self_cancel: z.boolean().catch(true),
  /** Another person decides than the one who prepared it, wherever `four_eyes_for` does not say otherwise. */
  four_eyes: z.boolean().catch(false),
  /** By the key of the subject; what is damaged protects. */
  four_eyes_for: z.record(z.string(), z.enum(OVERRIDES).catch('always')).catch({}),
  show_salary_to_employee: z.boolean().catch(false),
  asm_civilian_max_age: z.number().int().catch(45),
  kdn_licence_no: z.string().nullable().catch(null),
  kdn_licence_expiry: z.string().nullable().catch(null),
});

export const companyConfig = z.object({
  identity_type_label: z.string(),
  locality: z.string(),
  timezone: z.string(),
  currency: z.string(),
  employee_code_prefix: z.string(),
  employee_code_digits: z.number(),
  leave_review_required: z.boolean(),
  leave_self_cancel: z.boolean(),
  four_eyes: z.boolean(),
  four_eyes_for: z.record(z.string(), z.enum(OVERRIDES)),
  show_salary_to_employee: z.boolean(),
  asm_civilian_max_age: z.number(),
  kdn_licence_no: z.string().nullable(),
  kdn_licence_expiry: z.string().nullable(),
});
export type CompanyConfig = z.output<typeof companyConfig>;

/** Reads what is stored; whatever is missing or damaged takes its default. */
export function readConfig(value: unknown): CompanyConfig {
  return stored.parse(typeof value === 'object' && value !== null ? value : {});
}

export const configForm = z.object({
  identity_type_label: line(2, 20),
  locality: line(2, 60),
  timezone: z.enum(TIME_ZONES),
  employee_code_prefix: z
    .string()
    .trim()
    .toUpperCase()
    .refine((value) => /^[A-Z]{0,5}$/.test(value), {
      params: { text: { en: 'Use at most five letters A to Z.', ms: 'Gunakan selebih-lebihnya lima huruf A hingga Z.' } },
    }),
  employee_code_digits: z.number().int().min(3).max(6),
  leave_review_required: z.boolean(),
  leave_self_cancel: z.boolean(),
  four_eyes: z.boolean(),
  /** Subjects that are left out stay as they are. */
  four_eyes_for: z.record(z.string().max(40), z.enum(FOUR_EYES_CHOICES)).optional(),
  show_salary_to_employee: z.boolean(),
  asm_civilian_max_age: z.number().int().min(18).max(60),
  kdn_licence_no: optionalLine(40),
  kdn_licence_expiry: optionalDate(),
});
