/** A payroll with the lines that take salary advances back, and its figures. Pure. */
import { sen } from '#platform/contract/money.ts';
import { computePayroll, type PayrollFigures } from '../../contract/calculation/compute-payroll.ts';
import { roomForAdvances, withAdvances, withoutAdvances, type OwedAdvance } from '../../contract/off-cycle/recover-advances.ts';
import type { Computable } from '../../contract/payroll-form.schema.ts';
import type { PayrollRules } from '../../contract/rules/payroll-rules.ts';
import type { ItemRecord } from '../item/payroll-item.store.ts';

export interface ComputedForm {
  readonly form: Computable;
  readonly figures: PayrollFigures;
}

/** What is taken back lowers the net pay alone: contributions and tax are those of the wages. @param leaving the service ends in the period */
export function takeBackAdvances(
  form: Computable,
  rules: PayrollRules,
  owed: readonly OwedAdvance[],
  items: ReadonlyMap<number, Pick<ItemRecord, 'id' | 'code' | 'deleted_at'>>,
  leaving: boolean,
): ComputedForm {
  const own = withoutAdvances(form.deductions);
  const before = { ...form, deductions: own };
  const figures = computePayroll(before, rules);
  if (owed.length === 0) return { form: before, figures };
  const { total_gross_pay: gross, total_net_pay: net, total_deduction: deducted, total_contribution_employee: contributions } = figures.totals;
  const room = roomForAdvances({ gross, net: sen(net - figures.rounding), deducted, contributions, lines: own, leaving });
  const item = [...items.values()].find(({ code, deleted_at }) => code === 'AD' && deleted_at === null);
  const deductions = withAdvances(form.deductions, owed, room, item?.id ?? null);
  const whole = { ...form, deductions };
  return { form: whole, figures: deductions.length === own.length ? figures : computePayroll(whole, rules) };
}
