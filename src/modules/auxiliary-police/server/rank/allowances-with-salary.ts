/** Accepted allowances are paid with the salary: each becomes a line of the next payroll of its officer. */
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { changed } from '#platform/contract/errors.ts';
import { LOCALES, say } from '#platform/contract/messages.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { PaidWithSalary } from '#modules/payroll/server/public.ts';
import { ALLOWANCE_MESSAGES } from '../../contract/rank/allowance.messages.ts';

const due = adhocText<{ id: number; employee_id: number; month: string; amount: string }>(
  `select id, employee_id, month::text, amount from asm_allowances
   where company_id = $1 and employee_id = any($2::bigint[]) and (payroll_id = any($3::bigint[]) or (payroll_id is null and status = 'Accepted')) order by month, id`,
);
const released = adhocText(
  'update asm_allowances set payroll_id = null, paid_on = null, reference = null, updated_at = clock_timestamp() where company_id = $1 and payroll_id = any($2::bigint[])',
);
const stamped = adhocText<{ id: number }>(
  `update asm_allowances a set payroll_id = t.payroll_id, updated_at = clock_timestamp() from json_to_recordset($2) as t(payroll_id bigint, id bigint)
   where a.company_id = $1 and a.id = t.id and a.status = 'Accepted' and a.payroll_id is null returning a.id`,
);
const within = adhocText<{ id: number; payroll_id: number }>(
  'select id, payroll_id from asm_allowances where company_id = $1 and payroll_id = any($2::bigint[]) order by id',
);
const pay = adhocText(
  'update asm_allowances set paid_on = $3::date, reference = $4, updated_at = clock_timestamp() where company_id = $1 and payroll_id = any($2::bigint[])',
);

export const allowancesWithSalary: PaidWithSalary = {
  key: 'asm_allowance',
  async due(ctx, employeeIds, payrollIds) {
    const rows = await due(ctx.client, [ctx.companyId, employeeIds, payrollIds]);
    return rows.map(({ id, employee_id, month, amount }) => {
      const [name, name_ms] = LOCALES.map((locale) => say(ALLOWANCE_MESSAGES.line, locale, { month: formatMonth(calendarDate(month), locale) })) as [
        string,
        string,
      ];
      return { id, employee_id, name, name_ms, payroll_item_id: null, type: 'Fixed Allowance', amount: toRinggit(fromRinggit(amount)) };
    });
  },
  async stamp(ctx, payrolls) {
    await released(ctx.client, [ctx.companyId, payrolls.map(({ id }) => id)]);
    const taken = payrolls.flatMap(({ id: payroll_id, taken: ids }) => ids.map((id) => ({ payroll_id, id })));
    // A line without its allowance would pay it here and once more with the next payroll.
    if (taken.length > 0 && (await stamped(ctx.client, [ctx.companyId, JSON.stringify(taken)])).length !== taken.length) throw changed();
  },
  async paidBy(ctx, payrollIds) {
    const rows = await within(ctx.client, [ctx.companyId, payrollIds]);
    return new Map([...Map.groupBy(rows, ({ payroll_id }) => payroll_id)].map(([id, allowances]) => [id, allowances.map((allowance) => allowance.id)]));
  },
  async release(ctx, payrollIds) {
    await released(ctx.client, [ctx.companyId, payrollIds]);
  },
  async paid(ctx, payrollIds, { payment_date, reference }) {
    await pay(ctx.client, [ctx.companyId, payrollIds, payment_date, reference]);
  },
  async takenBack(ctx, payrollId) {
    await pay(ctx.client, [ctx.companyId, [payrollId], null, null]);
  },
};
