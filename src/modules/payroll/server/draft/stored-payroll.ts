/** A stored payroll read back: what it was computed from, and what came out. */
import { toRinggit } from '#platform/contract/money.ts';
import type { Computable, PayrollForm, PayrollTotals } from '../../contract/payroll-form.schema.ts';
import { TOTAL_KEYS } from '../../contract/calculation/payroll-summary.ts';
import { currentRemunerationOf } from '../../contract/calculation/payroll-worksheet.ts';
import type { PayrollDraft } from './draft-payroll.ts';
import { storedChoices } from './stored-choices.ts';
import type { PayrollRecord } from '../payroll.tables.ts';

export interface PayrollAmounts {
  readonly contributions: PayrollForm['contributions'];
  readonly totals: PayrollTotals;
  readonly rounding: number;
  readonly remuneration_current: PayrollForm['remuneration_current'];
}

/** The facts that a stored payroll was computed from: computing them again gives the same payroll. */
export function computableOf(record: PayrollRecord): Computable {
  const { employee_snapshot: who } = record;
  return {
    start_date: record.start_date,
    end_date: record.end_date,
    pay_date: record.pay_date,
    employee_dob: who.dob,
    employee_citizenship: who.citizenship,
    employee_disability: who.disability,
    employee_marital_status: who.marital_status,
    employee_spouse_employment_status: who.spouse?.employment_status ?? null,
    employee_spouse_disabled_person: who.spouse?.disabled_person ?? false,
    employee_childrens: [...who.children],
    skbbk_released_from: who.skbbk_released_from,
    salary_amount: toRinggit(record.salary_amount),
    salary_payload: record.salary_payload,
    earnings: record.earnings,
    deductions: record.deductions,
    ...storedChoices(record),
    total_adjustment: toRinggit(record.total_adjustment),
    remuneration_accumulate: record.remuneration_accumulate,
    beside: record.beside,
  };
}

export const SHARE_KEYS = [
  'epf_employee',
  'epf_employer',
  'socso_employee',
  'socso_employer',
  'skbbk_employee',
  'eis_employee',
  'eis_employer',
  'hrdf_employer',
  'tax_employee',
  'zakat_employee',
] as const satisfies readonly (keyof PayrollRecord)[];

export const storedContributions = (record: Pick<PayrollRecord, (typeof SHARE_KEYS)[number]>): PayrollForm['contributions'] => ({
  epf: { employee: toRinggit(record.epf_employee), employer: toRinggit(record.epf_employer) },
  socso: { employee: toRinggit(record.socso_employee), employer: toRinggit(record.socso_employer) },
  skbbk: { employee: toRinggit(record.skbbk_employee) },
  eis: { employee: toRinggit(record.eis_employee), employer: toRinggit(record.eis_employer) },
  hrdf: { employer: toRinggit(record.hrdf_employer) },
  tax: { employee: toRinggit(record.tax_employee) },
  zakat: { employee: toRinggit(record.zakat_employee) },
});

export const storedTotals = (record: Pick<PayrollRecord, (typeof TOTAL_KEYS)[number]>) =>
  Object.fromEntries(TOTAL_KEYS.map((key) => [key, toRinggit(record[key])])) as PayrollTotals;

/** The amounts of a payroll as they were stored. */
export const storedAmounts = (record: PayrollRecord): PayrollAmounts => ({
  contributions: storedContributions(record),
  totals: storedTotals(record),
  rounding: toRinggit(record.rounding),
  remuneration_current: record.remuneration_current,
});

/** The amounts of a payroll that is not stored yet. */
export function draftAmounts({ figures, form, epfLimit }: Pick<PayrollDraft, 'figures' | 'form' | 'epfLimit'>): PayrollAmounts {
  const { shared, tax, zakat, totals, rounding } = figures;
  return {
    contributions: {
      epf: { employee: toRinggit(shared.epfEmployee), employer: toRinggit(shared.epfEmployer) },
      socso: { employee: toRinggit(shared.socsoEmployee), employer: toRinggit(shared.socsoEmployer) },
      skbbk: { employee: toRinggit(shared.skbbk) },
      eis: { employee: toRinggit(shared.eisEach), employer: toRinggit(shared.eisEach) },
      hrdf: { employer: toRinggit(shared.hrdf) },
      tax: { employee: toRinggit(tax) },
      zakat: { employee: toRinggit(zakat) },
    },
    totals: Object.fromEntries(TOTAL_KEYS.map((key) => [key, toRinggit(totals[key])])) as PayrollTotals,
    rounding: toRinggit(rounding),
    remuneration_current: currentRemunerationOf(figures, epfLimit, form.remuneration_accumulate.epf),
  };
}
