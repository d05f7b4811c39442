/** Payouts of promoters who are employees: each becomes lines of the next payroll of its employee, with contributions, tax and payslip. */
import { formatDate } from '#platform/contract/dates.ts';
import { changed } from '#platform/contract/errors.ts';
import { LOCALES, say } from '#platform/contract/messages.ts';
import { fromRinggit, toRinggit, type Sen } from '#platform/contract/money.ts';
import { auditAll } from '#platform/server/audit/audit.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PaidWithSalary } from '#modules/payroll/server/public.ts';
import { PAYOUT_MESSAGES } from '../../contract/payout/payout.messages.ts';
import { PART_TYPES, payrollParts, type PayoutAmounts } from '../../contract/payout/payroll-parts.ts';
import { markPaid } from './mark-paid.ts';
import { changePayouts, PAYOUT_SUBJECT } from './payout.store.ts';

interface Due extends Readonly<Record<keyof PayoutAmounts, string>> {
  readonly id: number;
  readonly employee_id: number;
  readonly project: string;
  readonly period_start: string;
  readonly period_end: string;
}

const due = adhocText<Due>(
  `select p.id, m.employee_id, r.name as project, p.period_start::text, p.period_end::text, p.base_amount, p.rest_day_amount, p.holiday_amount,
     p.overtime_amount, p.commission_amount, p.target_amount, p.allowance_amount, p.incentive_amount, p.deduction_amount, p.late_amount, p.difference_amount
   from sales_payouts p join sales_promoters m on m.company_id = p.company_id and m.id = p.promoter_id
   join sales_projects r on r.company_id = p.company_id and r.id = p.project_id
   where p.company_id = $1 and m.employee_id = any($2::bigint[]) and p.engagement <> 'Contractor'
     and (p.payroll_id = any($3::bigint[]) or (p.payroll_id is null and p.status = 'Approved'))
   order by p.id`,
);
const released = adhocText(
  'update sales_payouts set payroll_id = null, updated_at = clock_timestamp() where company_id = $1 and payroll_id = any($2::bigint[])',
);
const stamped = adhocText<{ id: number }>(
  `update sales_payouts p set payroll_id = t.payroll_id, updated_at = clock_timestamp() from json_to_recordset($2) as t(payroll_id bigint, id bigint)
   where p.company_id = $1 and p.id = t.id and p.status = 'Approved' and p.payroll_id is null returning p.id`,
);
const within = adhocText<{ id: number; payroll_id: number }>(
  'select id, payroll_id from sales_payouts where company_id = $1 and payroll_id = any($2::bigint[]) order by id',
);

/** Of the project in the name of a line, which has at most 120 characters. */
const NAME_LENGTH = 60;

const payoutsIn = async (ctx: Ctx, payrollIds: readonly number[]) => (await within(ctx.client, [ctx.companyId, payrollIds])).map(({ id }) => Number(id));
const senOf = (text: string): Sen => fromRinggit(text) as Sen;

function linesOf({ id, employee_id, project, period_start, period_end, ...amounts }: Due) {
  const params = { project: project.slice(0, NAME_LENGTH), from: formatDate(period_start), to: formatDate(period_end) };
  const payout: PayoutAmounts = {
    base_amount: senOf(amounts.base_amount),
    rest_day_amount: senOf(amounts.rest_day_amount),
    holiday_amount: senOf(amounts.holiday_amount),
    overtime_amount: senOf(amounts.overtime_amount),
    commission_amount: senOf(amounts.commission_amount),
    target_amount: senOf(amounts.target_amount),
    allowance_amount: senOf(amounts.allowance_amount),
    incentive_amount: senOf(amounts.incentive_amount),
    deduction_amount: senOf(amounts.deduction_amount),
    late_amount: senOf(amounts.late_amount),
    difference_amount: senOf(amounts.difference_amount),
  };
  return payrollParts(payout).map(({ part, amount }) => {
    const [name, name_ms] = LOCALES.map((locale) => say(PAYOUT_MESSAGES[`payroll_${part}`], locale, params)) as [string, string];
    return { id: Number(id), employee_id: Number(employee_id), name, name_ms, payroll_item_id: null, type: PART_TYPES[part], amount: toRinggit(amount) };
  });
}

export const payoutsWithSalary: PaidWithSalary = {
  key: 'sales_payout',
  due: async (ctx, employeeIds, payrollIds) => (await due(ctx.client, [ctx.companyId, employeeIds, payrollIds])).flatMap(linesOf),
  async stamp(ctx, payrolls) {
    const rows = payrolls.flatMap(({ id: payroll_id, taken }) => taken.map((id) => ({ payroll_id, id })));
    await released(ctx.client, [ctx.companyId, payrolls.map(({ id }) => id)]);
    const paying = rows.length === 0 ? [] : await stamped(ctx.client, [ctx.companyId, JSON.stringify(rows)]);
    // A line without its payout would pay it here and once more elsewhere.
    if (paying.length !== rows.length) throw changed();
  },
  async paidBy(ctx, payrollIds) {
    const rows = await within(ctx.client, [ctx.companyId, payrollIds]);
    const byPayroll = Map.groupBy(rows, ({ payroll_id }) => Number(payroll_id));
    return new Map([...byPayroll].map(([id, payouts]) => [id, payouts.map((payout) => Number(payout.id))]));
  },
  async paid(ctx, payrollIds, { payment_date, reference, at }) {
    await markPaid(ctx, await payoutsIn(ctx, payrollIds), { paid_on: payment_date, reference, paid_at: at });
  },
  async release(ctx, payrollIds) {
    await released(ctx.client, [ctx.companyId, payrollIds]);
  },
  async takenBack(ctx, payrollId) {
    const back = await changePayouts(ctx, await payoutsIn(ctx, [payrollId]), 'Paid', { status: 'Approved', paid_on: null, reference: null, paid_at: null });
    await auditAll(
      ctx,
      back.map(({ id }) => ({ action: `${PAYOUT_SUBJECT}.returned`, subject_type: PAYOUT_SUBJECT, subject_id: id, after: null })),
    );
  },
};
