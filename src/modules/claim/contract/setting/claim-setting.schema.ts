/** How a company checks, approves and pays claims. Four eyes are chosen with the company, the paying account with its banks. */
import { z } from 'zod';
import { optional } from '#platform/contract/fields.ts';

/** By what a claim is paid where its categories say nothing else. */
export const PAYMENT_ROUTES = ['Bank', 'Payroll'] as const;
export type PaymentRoute = (typeof PAYMENT_ROUTES)[number];
/** Where the distance of mileage comes from. */
export const MILEAGE_SOURCES = ['Manual', 'Map'] as const;
export type MileageSource = (typeof MILEAGE_SOURCES)[number];

export const claimSetting = z.object({
  /** Begins the numbers of claims: `CLM-2026-000041`. */
  number_prefix: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2,6}$/)
    .transform((prefix) => prefix.toUpperCase()),
  /** What is submitted after it belongs to the next month; null: never. */
  submit_cutoff_day: optional(z.number().int().min(1).max(31)),
  max_age_days: z.number().int().min(1).max(3650),
  max_items: z.number().int().min(1).max(100),
  review_required: z.boolean(),
  item_check_required: z.boolean(),
  payment_approval_required: z.boolean(),
  payment_via: z.enum(PAYMENT_ROUTES),
  allow_draft: z.boolean(),
  mileage_from: z.enum(MILEAGE_SOURCES),
});
export type ClaimSetting = z.output<typeof claimSetting>;

export const DEFAULT_CLAIM_SETTING: ClaimSetting = {
  number_prefix: 'CLM',
  submit_cutoff_day: null,
  max_age_days: 60,
  max_items: 30,
  review_required: true,
  item_check_required: true,
  payment_approval_required: true,
  payment_via: 'Bank',
  allow_draft: true,
  mileage_from: 'Manual',
};
