/** The plan of a company: seats, modules, invoices. */
import { z } from 'zod';
import { MODULE_KEYS, type ModuleKey } from '#platform/contract/manifest.ts';
import { percent, roundToSen, sen, type Sen } from '#platform/contract/money.ts';

export const PLAN_KEYS = ['starter', 'growth', 'enterprise', 'trial'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];
/** Plans that may be chosen; a trial is given once, at the start. */
export const PAID_PLANS = ['starter', 'growth', 'enterprise'] as const;
export const BILLING_CYCLES = ['Monthly', 'Yearly'] as const;
export const SUBSCRIPTION_STATUSES = ['Active', 'Pending', 'Unpaid', 'Cancelled'] as const;
export const INVOICE_STATUSES = ['Unpaid', 'Paid', 'Cancelled'] as const;
export const TRIAL_DAYS = 30;
/** Days between the issue of an invoice and its due date. */
export const PAYMENT_TERM_DAYS = 14;
/** Service tax on digital services, Service Tax (Rate of Tax) Order 2018 as amended 2024. */
export const SERVICE_TAX_PERCENT = 8;
const SERVICE_TAX = percent(SERVICE_TAX_PERCENT);
/** Share of the seats from which the owner is told. */
const EMPLOYEE_LIMIT_NOTICE_PERCENT = 90;
/** Days before the end of a trial on which the owner is told. */
export const TRIAL_NOTICE_DAYS = 7;

/** The modules that can be switched; `core` is always on. */
export const SWITCHABLE_MODULES = MODULE_KEYS.filter((key) => key !== 'core') as Exclude<ModuleKey, 'core'>[];

export const plan = z.object({
  key: z.enum(PLAN_KEYS),
  name: z.string(),
  /** Ringgit a month; null: the reader is not the owner, whose bill it is. */
  price_per_employee: z.number().nullable(),
  modules: z.array(z.string()),
  max_employees: z.number().nullable(),
  max_admins: z.number().nullable(),
});
export type Plan = z.output<typeof plan>;

export const subscriptionInvoice = z.object({
  id: z.number(),
  number: z.string(),
  plan_name: z.string(),
  period_start: z.string(),
  period_end: z.string(),
  seats: z.number(),
  amount: z.number(),
  tax_amount: z.number(),
  total: z.number(),
  status: z.enum(INVOICE_STATUSES),
  issued_at: z.string(),
  due_at: z.string(),
  paid_at: z.string().nullable(),
});

export type Invoice = z.output<typeof subscriptionInvoice>;

export const subscriptionDetails = z.object({
  plan,
  status: z.enum(SUBSCRIPTION_STATUSES),
  billing_cycle: z.enum(BILLING_CYCLES),
  started_at: z.string(),
  renews_at: z.string(),
  trial_ends_at: z.string().nullable(),
  /** Days of the trial that are left, 0 when it is over; null outside a trial. */
  trial_days_left: z.number().nullable(),
  usage: z.object({ employees: z.number(), seats: z.number().nullable(), percent: z.number().nullable(), near_limit: z.boolean() }),
  modules: z.array(z.object({ key: z.string(), enabled: z.boolean(), in_plan: z.boolean(), plans: z.array(z.string()) })),
  plans: z.array(plan),
  owner: z.object({ id: z.number(), name: z.string() }),
  /** For the owner only. */
  invoices: z.array(subscriptionInvoice).optional(),
});
export type SubscriptionDetails = z.output<typeof subscriptionDetails>;

/** Employees allowed: the seats bought, never more than the plan holds; null where the plan has no limit. */
export function employeeLimitOf(employeeLimit: number, maxEmployees: number | null): number | null {
  return maxEmployees === null ? null : Math.min(employeeLimit, maxEmployees);
}

/** Nine tenths of the seats or more; never where there is no limit. */
export const isEmployeeLimitNear = (used: number, employeeLimit: number | null) =>
  employeeLimit !== null && used * 100 >= employeeLimit * EMPLOYEE_LIMIT_NOTICE_PERCENT;

/** An invoice's lines: seats × price × months, service tax rounded half up to the sen. */
export function invoiceAmounts(employeeLimit: number, pricePerEmployee: Sen, months: number): { amount: Sen; tax: Sen; total: Sen } {
  const amount = sen(employeeLimit * pricePerEmployee * months);
  const tax = roundToSen(amount, SERVICE_TAX);
  return { amount, tax, total: sen(amount + tax) };
}

/** Ten months are paid for a year. */
export const monthsCharged = (cycle: (typeof BILLING_CYCLES)[number]) => (cycle === 'Yearly' ? 10 : 1);
export const monthsCovered = (cycle: (typeof BILLING_CYCLES)[number]) => (cycle === 'Yearly' ? 12 : 1);

/** What is enabled: the company's switch and its plan's modules. Nothing of a plan that is over is lost, only hidden. */
export function effectiveModules(switches: Readonly<Record<string, boolean>>, planModules: readonly string[]): Partial<Record<ModuleKey, boolean>> {
  return Object.fromEntries(SWITCHABLE_MODULES.map((key) => [key, switches[key] !== false && planModules.includes(key)]));
}
