/** The lines of a payslip, in the order in which web and PDF show them. */
import { formatPeriod } from '#platform/contract/dates.ts';
import type { Locale, Text } from '#platform/contract/messages.ts';
import { formatPrice, fromRinggit } from '#platform/contract/money.ts';
import type { PayrollForm } from '../payroll-form.schema.ts';
import type { SalaryPart } from '../calculation.schema.ts';
import type { DeductionLine, EarningLine } from '../payroll-line.schema.ts';
import type { PayrollKind } from '../off-cycle/payroll-kind.params.ts';
import { PAYSLIP_WORDS } from './payslip.messages.ts';
import type { PayslipLine, SchemeLine } from './payslip.schema.ts';
import { isBenefit } from '../calculation/share-contributions.ts';

export interface PayslipFacts {
  readonly salary_amount: number;
  /** Where the salary changed inside the period and nobody changed its amount. */
  readonly salary_parts?: readonly SalaryPart[] | undefined;
  /** Only the monthly payroll pays the salary. */
  readonly kind?: PayrollKind;
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
  readonly adjustments: readonly { readonly id: number; readonly name: string; readonly amount: number }[];
  readonly contributions: PayrollForm['contributions'];
  readonly rounding: number;
}

export interface PayslipLines {
  readonly earnings: PayslipLine[];
  /** Benefits in kind and accommodation: taxed, not paid out. */
  readonly benefits: PayslipLine[];
  readonly deductions: PayslipLine[];
  /** Adjustments, and the rounding of the net pay. */
  readonly adjustments: PayslipLine[];
  readonly contributions: SchemeLine[];
}

type Labelled = Pick<EarningLine, 'name' | 'name_ms' | 'corrects'> & Partial<Pick<EarningLine, 'exempt' | 'exempt_years'>>;

/** `Overtime (correction for 03/2026)` where the line puts an earlier month right. */
export function labelOf({ name, name_ms, corrects, exempt, exempt_years: years }: Labelled): Text {
  if (exempt && years) {
    // What the employment ends with says how much of it is exempt, and for which service.
    const amount = formatPrice(exempt);
    return {
      en: `${name} (RM ${amount} exempt from tax: ${years} completed years)`,
      ms: `${name_ms ?? name} (RM ${amount} dikecualikan cukai: ${years} tahun lengkap)`,
    };
  }
  if (!corrects) return { en: name, ms: name_ms ?? name };
  const month = `${corrects.slice(5)}/${corrects.slice(0, 4)}`;
  return { en: `${name} (correction for ${month})`, ms: `${name_ms ?? name} (pembetulan bagi ${month})` };
}
const lineOf =
  (kind: string) =>
  (line: EarningLine | DeductionLine, index: number): PayslipLine => ({
    key: `${kind}:${index}`,
    label: labelOf(line),
    amount: line.amount,
    trace: line.system === null ? null : 'salary',
  });

/** Schemes that nobody paid into this month are left out. */
function schemeLines({ epf, socso, skbbk, eis, hrdf, tax, zakat }: PayslipFacts['contributions']): SchemeLine[] {
  const lines: SchemeLine[] = [
    { key: 'epf', label: PAYSLIP_WORDS.epf, ...epf, trace: 'epf' },
    { key: 'socso', label: PAYSLIP_WORDS.socso, ...socso, trace: 'socso' },
    { key: 'skbbk', label: PAYSLIP_WORDS.skbbk, employee: skbbk.employee, employer: null, trace: 'socso' },
    { key: 'eis', label: PAYSLIP_WORDS.eis, ...eis, trace: 'eis' },
    { key: 'hrdf', label: PAYSLIP_WORDS.hrdf, employee: null, employer: hrdf.employer, trace: 'hrdf' },
    { key: 'tax', label: PAYSLIP_WORDS.tax, employee: tax.employee, employer: null, trace: 'tax' },
    { key: 'zakat', label: PAYSLIP_WORDS.zakat, employee: zakat.employee, employer: null, trace: 'zakat' },
  ];
  return lines.filter(({ employee, employer }) => (employee ?? 0) !== 0 || (employer ?? 0) !== 0);
}

/** One line, or one a part where the salary changed inside the period. */
function salaryLines({ salary_amount, salary_parts: parts = [], kind = 'monthly' }: PayslipFacts): PayslipLine[] {
  if (kind !== 'monthly') return [];
  const { salary } = PAYSLIP_WORDS;
  const sum = parts.reduce((total, { amount }) => total + fromRinggit(amount), 0);
  if (parts.length < 2 || sum !== fromRinggit(salary_amount)) return [{ key: 'salary', label: salary, amount: salary_amount, trace: 'salary' }];
  return parts.map(({ from, to, basic, amount }, index) => {
    const named = (locale: Locale) => `${salary[locale]} (${formatPeriod(from, to, locale)}: RM ${formatPrice(basic)})`;
    return { key: index === 0 ? 'salary' : `salary:${index}`, label: { en: named('en'), ms: named('ms') }, amount, trace: 'salary' };
  });
}

export function payslipLines(payroll: PayslipFacts): PayslipLines {
  const earnings = payroll.earnings.map(lineOf('earning'));
  const isPaid = (_line: PayslipLine, index: number) => !isBenefit(payroll.earnings[index]!);
  return {
    earnings: [...salaryLines(payroll), ...earnings.filter(isPaid)],
    benefits: earnings.filter((line, index) => !isPaid(line, index)),
    deductions: payroll.deductions.map(lineOf('deduction')),
    adjustments: [
      ...payroll.adjustments.map(({ id, name, amount }): PayslipLine => ({ key: `adjustment:${id}`, label: { en: name, ms: name }, amount, trace: null })),
      ...(payroll.rounding === 0 ? [] : [{ key: 'rounding', label: PAYSLIP_WORDS.rounding, amount: payroll.rounding, trace: 'net' as const }]),
    ],
    contributions: schemeLines(payroll.contributions),
  };
}
