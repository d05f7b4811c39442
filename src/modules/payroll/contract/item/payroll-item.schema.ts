/** The catalogue of earnings and deductions of a company. */
import { z } from 'zod';
import { line, money, optional, optionalLine } from '#platform/contract/fields.ts';
import { EARNING_TREATMENTS, type EarningType } from '#modules/statutory/contract/wages/earnings-treatment.params.ts';
import { EA_FIELDS } from '#modules/statutory/contract/ea-boxes.params.ts';
import { SCHEMES } from '#modules/statutory/contract/wages/sum-contribution-wage.ts';

export const ITEM_KINDS = ['Earning', 'Deduction'] as const;
export const ITEM_STATUSES = ['Active', 'Inactive'] as const;
/** Types of an earning; the basic pay itself is the salary of the form. */
export const EARNING_TYPES = Object.keys(EARNING_TREATMENTS).filter((type) => type !== 'Basic') as Exclude<EarningType, 'Basic'>[];
export const DEDUCTION_TYPES = [
  'Unpaid Leave',
  'Absent',
  'Late',
  'Loan',
  'Advance',
  'Zakat',
  'Court Order',
  'PTPTN',
  'CP38',
  'Housing Loan',
  'Notice Indemnity',
  'Other',
] as const;
/** `salary` and `earning` reduce the contribution wage, `other` does not. */
export const TOTAL_TYPES = ['salary', 'earning', 'other'] as const;
/** Lines of the tax worksheet that an earning may fill. */
export const MTD_KEYS = [
  'remuneration_month',
  'remuneration_month_mbb',
  'remuneration_month_ntk',
  'bonus',
  'arrear',
  'commission',
  'gratuity',
  'compensation',
  'director_fee',
  'other',
] as const;
export type MtdKey = (typeof MTD_KEYS)[number];

export const flagsShape = { epf: z.boolean(), socso: z.boolean(), eis: z.boolean(), hrdf: z.boolean(), tax: z.boolean() };

const labels = (en: string, ms: string) => ({ params: { text: { en, ms } } });

const fields = z.object({
  kind: z.enum(ITEM_KINDS),
  name: line(2, 100),
  name_ms: optionalLine(100),
  code: optionalLine(20),
  type: line(2, 40),
  ...flagsShape,
  contribution_total_type: optional(z.enum(TOTAL_TYPES)),
  mtd_key: optional(z.enum(MTD_KEYS)),
  ea_field: optional(z.enum(EA_FIELDS)),
  default_amount: optional(money()),
  is_recurring: z.boolean(),
  status: z.enum(ITEM_STATUSES),
});

/** An empty type is said to be missing, not unknown. */
const knownType = (form: { kind: 'Earning' | 'Deduction'; type: string }) =>
  form.type === '' || ((form.kind === 'Earning' ? EARNING_TYPES : DEDUCTION_TYPES) as readonly string[]).includes(form.type);
const typeMessage = { path: ['type'], ...labels('Choose a type of this kind of item.', 'Pilih jenis bagi item ini.') };

/** A deduction carries no flags of an earning, and an earning no contribution_total_type. */
export function settleItem<F extends z.output<typeof fields>>(form: F): F {
  if (form.kind === 'Earning') return { ...form, contribution_total_type: null, mtd_key: form.tax ? (form.mtd_key ?? 'remuneration_month') : null };
  const none = Object.fromEntries(SCHEMES.map((scheme) => [scheme, false])) as Record<(typeof SCHEMES)[number], false>;
  return { ...form, ...none, mtd_key: null, contribution_total_type: form.contribution_total_type ?? 'other' };
}

export const itemForm = fields.refine(knownType, typeMessage);
