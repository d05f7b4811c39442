/**
 * After a payroll has changed: the later ones of the year, whose tax stands on it, are worked out again from what
 * they were computed from. Those that are paid, filed or closed are kept, and what they took too much or too
 * little is written down; open months that follow make up for it, since the tax is that of the year.
 */
import { isDeepStrictEqual } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import { formatPrice, fromRinggit, sen, toDecimalText, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { computePayroll } from '../../contract/calculation/compute-payroll.ts';
import { LATER_MESSAGES } from '../../contract/later/later.messages.ts';
import { NOTHING_ACCUMULATED, type Computable } from '../../contract/payroll-form.schema.ts';
import { accumulatedOf } from '../draft/accumulate.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { epfLimitOf, rewritePayrolls, type Recomputed } from './rewrite-payrolls.ts';
import { computableOf } from '../draft/stored-payroll.ts';
import { replaceDifferences, takeUp, type StoredDifference } from '../stored/difference.store.ts';
import { laterOf, taxYearOf } from './later-payrolls.ts';

export interface Followed {
  /** Payrolls that were worked out again. */
  readonly again: number;
  /** Kept payrolls that took too much or too little. */
  readonly kept: number;
  /** Too much less too little of them. */
  readonly owed: Sen;
}
export const NOTHING_FOLLOWED: Followed = { again: 0, kept: 0, owed: ZERO };

/** A payroll that was saved or deleted. */
export type Changed = Pick<PayrollRecord, 'id' | 'employee_id' | 'start_date' | 'pay_date' | 'rule_set'>;

const AT_ONCE = 25;
const withMtd = (form: Computable, more: number): Computable => ({
  ...form,
  remuneration_accumulate: { ...form.remuneration_accumulate, mtd: toRinggit(sen(fromRinggit(form.remuneration_accumulate.mtd) + more)) },
});
/** @param changed payrolls of one period; the caller holds their employees. */
export async function followLater(ctx: Ctx, changed: readonly Changed[]): Promise<Followed> {
  const [first] = changed;
  if (!first) return NOTHING_FOLLOWED;
  const { later, storedBecause } = await laterOf(
    ctx,
    changed.map(({ employee_id }) => employee_id),
    first,
  );
  const becauseOf = new Map(changed.map(({ employee_id, id }) => [employee_id, id]));
  // What kept months should have taken more (below 0: less), by employee, less what open months made up for.
  const missing = new Map<number, number>();
  const stored: StoredDifference[] = [];
  const again: { id: number; tax_before: number; tax: number }[] = [];
  for (const [start, records] of Map.groupBy(later, ({ start_date }) => start_date)) {
    await setImmediate();
    const [one] = records as [PayrollRecord, ...PayrollRecord[]];
    const epfLimit = epfLimitOf(one);
    const until = { start, year: taxYearOf(one), byPayDate: one.rule_set === 'law', epfLimit };
    const accumulated = await accumulatedOf(
      ctx,
      records.map(({ employee_id }) => employee_id),
      until,
    );
    const fresh: Recomputed[] = [];
    for (const [index, record] of records.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
      const { employee_id, calculation } = record;
      const behind = missing.get(employee_id) ?? 0;
      const form = { ...computableOf(record), remuneration_accumulate: accumulated.get(employee_id) ?? NOTHING_ACCUMULATED };
      const right = () => computePayroll(withMtd(form, behind), calculation.rules).tax;
      if (storedBecause.has(record.id)) {
        const [due, deducted] = [right(), record.tax_employee];
        missing.set(employee_id, behind + due - deducted);
        if (due !== deducted) {
          stored.push({
            payroll_id: record.id,
            employee_id,
            because_id: becauseOf.get(employee_id) ?? first.id,
            deducted: toDecimalText(deducted),
            due: toDecimalText(due),
          });
        }
      } else {
        const same = isDeepStrictEqual(record.remuneration_accumulate, form.remuneration_accumulate);
        const figures = computePayroll(form, calculation.rules);
        if (!same) fresh.push({ record, form, figures, epfLimit });
        if (behind !== 0) missing.set(employee_id, behind + right() - (same ? record.tax_employee : figures.tax));
      }
    }
    if (fresh.length > 0) await rewritePayrolls(ctx, fresh, 'follow');
    again.push(...fresh.map(({ record, figures }) => ({ id: record.id, tax_before: toRinggit(record.tax_employee), tax: toRinggit(figures.tax) })));
  }
  await replaceDifferences(ctx, taxYearOf(first), [...storedBecause.keys()], stored);
  await takeUp(ctx, [...changed.map(({ id }) => id), ...later.map(({ id }) => id)]);
  if (again.length > 0 || stored.length > 0)
    await audit(ctx, { action: 'payroll.later_followed', subject_type: 'payroll', subject_id: first.id, after: { again, kept: stored } });
  const owed = sen(stored.reduce((sum, { deducted, due }) => sum + fromRinggit(deducted) - fromRinggit(due), 0));
  return { again: again.length, kept: stored.length, owed };
}

/** What is said after a save; empty when no later month was touched. */
export const followedText = (ctx: Pick<Ctx, 'locale'>, { again, kept: stored, owed }: Followed): string =>
  again + stored === 0 ? '' : ` ${say(LATER_MESSAGES.followed, ctx.locale, { again, kept: stored, owed: formatPrice(toRinggit(owed)) }).trim()}`;
