/** Two payrolls side by side, figure by figure: the difference in ringgit and in per cent. Pure. */
import type { Text } from '#platform/contract/messages.ts';
import { ZERO, add, fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { DeductionLine, EarningLine } from '#modules/payroll/contract/payroll-line.schema.ts';
import { PAYSLIP_WORDS } from '#modules/payroll/contract/payslip/payslip.messages.ts';
import { lineKey } from '#modules/payroll/contract/process/line-key.ts';
import type { ReviewFacts } from './review-facts.ts';
import { FIGURE_WORDS } from './review.messages.ts';

export const FIGURE_KINDS = ['salary', 'earning', 'deduction', 'contribution', 'employer', 'total'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export interface ComparedFigure {
  readonly key: string;
  readonly kind: FigureKind;
  readonly label: Text;
  /** Null: there is no such figure on that side. */
  readonly before: number | null;
  readonly after: number | null;
  readonly difference: number;
  /** Of the earlier amount, to one decimal; null where there is none. */
  readonly percent: number | null;
}

type Line = EarningLine | DeductionLine;
interface Figure {
  readonly kind: FigureKind;
  readonly label: Text;
  readonly amount: Sen;
}

/** Names of system lines carry their hours; beside another month they go without. */
const labelOf = ({ name, name_ms, system }: Line): Text => (system ? FIGURE_WORDS[system] : { en: name, ms: name_ms ?? name });

function figuresOf(facts: ReviewFacts): Map<string, Figure> {
  const figures = new Map<string, Figure>();
  const put = (key: string, kind: FigureKind, label: Text, amount: Sen) => {
    const before = figures.get(key);
    figures.set(key, { kind, label, amount: before ? add(before.amount, amount) : amount });
  };
  put('salary', 'salary', PAYSLIP_WORDS.salary, fromRinggit(facts.salary_amount));
  for (const line of facts.earnings) put(`earning:${lineKey(line)}`, 'earning', labelOf(line), fromRinggit(line.amount));
  for (const line of facts.deductions) put(`deduction:${lineKey(line)}`, 'deduction', labelOf(line), fromRinggit(line.amount));
  const { epf, socso, skbbk, eis, hrdf, tax, zakat } = facts.contributions;
  const shares: [string, Text, number][] = [
    ['epf', PAYSLIP_WORDS.epf, epf.employee],
    ['socso', PAYSLIP_WORDS.socso, socso.employee],
    ['skbbk', PAYSLIP_WORDS.skbbk, skbbk.employee],
    ['eis', PAYSLIP_WORDS.eis, eis.employee],
    ['tax', PAYSLIP_WORDS.tax, tax.employee],
    ['zakat', PAYSLIP_WORDS.zakat, zakat.employee],
  ];
  for (const [key, label, amount] of shares) if (amount !== 0) put(key, 'contribution', label, fromRinggit(amount));
  const paid: [string, Text, number][] = [
    ['epf_employer', FIGURE_WORDS.epfEmployer, epf.employer],
    ['socso_employer', FIGURE_WORDS.socsoEmployer, socso.employer],
    ['eis_employer', FIGURE_WORDS.eisEmployer, eis.employer],
    ['hrdf', PAYSLIP_WORDS.hrdf, hrdf.employer],
  ];
  for (const [key, label, amount] of paid) if (amount !== 0) put(key, 'employer', label, fromRinggit(amount));
  const { totals } = facts;
  put('gross', 'total', PAYSLIP_WORDS.gross, fromRinggit(totals.total_gross_pay));
  put('deductions', 'total', PAYSLIP_WORDS.totalDeductions, fromRinggit(totals.total_deduction));
  if (totals.total_adjustment !== 0) put('adjustment', 'total', PAYSLIP_WORDS.adjustments, fromRinggit(totals.total_adjustment));
  put('net', 'total', PAYSLIP_WORDS.net, fromRinggit(totals.total_net_pay));
  put('cost', 'total', FIGURE_WORDS.employerCost, employerCost(facts));
  return figures;
}

/** Gross pay and the employer's own contributions. */
export const employerCost = ({ totals }: Pick<ReviewFacts, 'totals'>): Sen =>
  add(fromRinggit(totals.total_gross_pay), fromRinggit(totals.total_contribution_employer));

/** Share of a change in the earlier amount, in per cent to one decimal; null where there was nothing. */
export function percentOf(difference: Sen, before: Sen): number | null {
  if (before === 0) return null;
  const share = Math.round((difference * 1000) / Math.abs(before)) / 10;
  return share === 0 ? 0 : share;
}

/**
 * Every figure of either side, in the order of a payslip. Lines of the same kind are added up.
 * @param before null: there is nothing to compare with.
 */
export function comparePayrolls(before: ReviewFacts | null, after: ReviewFacts): ComparedFigure[] {
  const [earlier, later] = [before ? figuresOf(before) : new Map<string, Figure>(), figuresOf(after)];
  const keys = [...new Set([...later.keys(), ...earlier.keys()])];
  const rows = keys.map((key): ComparedFigure => {
    const [was, is] = [earlier.get(key), later.get(key)];
    const { kind, label } = (is ?? was) as Figure;
    const [from, to] = [was?.amount ?? ZERO, is?.amount ?? ZERO];
    const difference = sen(to - from);
    return {
      key,
      kind,
      label,
      before: was ? toRinggit(from) : null,
      after: is ? toRinggit(to) : null,
      difference: toRinggit(difference),
      percent: was ? percentOf(difference, from) : null,
    };
  });
  return rows.sort((a, b) => FIGURE_KINDS.indexOf(a.kind) - FIGURE_KINDS.indexOf(b.kind));
}
