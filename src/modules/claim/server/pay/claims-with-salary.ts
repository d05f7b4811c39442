/** Claims that are paid with the salary: each becomes lines of the next payroll of its employee. */
import { changed } from '#platform/contract/errors.ts';
import { LOCALES, say } from '#platform/contract/messages.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PaidWithSalary } from '#modules/payroll/server/public.ts';
import { CLAIM_MESSAGES } from '../../contract/claim.messages.ts';
import { followMoves } from './follow-moves.ts';

interface Due {
  readonly id: number;
  readonly number: string;
  readonly employee_id: number;
  readonly payroll_item_id: number | null;
  readonly amount: string;
}

// What a category says of contributions and tax holds for its items, so a claim may be several lines.
const due = adhocText<Due>(
  `select c.id, c.number, c.employee_id, t.payroll_item_id, sum(i.approved_amount) as amount
   from claims c join claim_items i on i.company_id = c.company_id and i.claim_id = c.id
   join claim_categories t on t.company_id = c.company_id and t.id = i.claim_category_id
   where c.company_id = $1 and c.employee_id = any($2::bigint[]) and c.payment_method = 'Payroll'
     and (c.payroll_id = any($3::bigint[]) or (c.payroll_id is null and c.status = 'Waiting for Payment'))
   group by c.id, t.payroll_item_id having sum(i.approved_amount) > 0 order by c.id, t.payroll_item_id nulls first`,
);
const released = adhocText('update claims set payroll_id = null, updated_at = clock_timestamp() where company_id = $1 and payroll_id = any($2::bigint[])');
const stamped = adhocText<{ id: number }>(
  `update claims c set payroll_id = t.payroll_id, updated_at = clock_timestamp() from json_to_recordset($2) as t(payroll_id bigint, id bigint)
   where c.company_id = $1 and c.id = t.id and c.status = 'Waiting for Payment' and c.payment_method = 'Payroll' and c.payroll_id is null returning c.id`,
);
const within = adhocText<{ id: number; payroll_id: number }>(
  'select id, payroll_id from claims where company_id = $1 and payroll_id = any($2::bigint[]) order by id',
);

const claimsIn = async (ctx: Ctx, payrollIds: readonly number[]) => (await within(ctx.client, [ctx.companyId, payrollIds])).map(({ id }) => id);

export const claimsWithSalary: PaidWithSalary = {
  key: 'claim',
  async due(ctx, employeeIds, payrollIds) {
    const rows = await due(ctx.client, [ctx.companyId, employeeIds, payrollIds]);
    return rows.map(({ number, amount, ...row }) => {
      const [name, name_ms] = LOCALES.map((locale) => say(CLAIM_MESSAGES.payrollLine, locale, { number })) as [string, string];
      return { ...row, name, name_ms, amount: toRinggit(fromRinggit(amount)) };
    });
  },
  async stamp(ctx, payrolls) {
    await released(ctx.client, [ctx.companyId, payrolls.map(({ id }) => id)]);
    const taken = payrolls.flatMap(({ id: payroll_id, taken: ids }) => ids.map((id) => ({ payroll_id, id })));
    if (taken.length === 0) return;
    // A line without its claim would pay it here and once more where the claim goes next.
    if ((await stamped(ctx.client, [ctx.companyId, JSON.stringify(taken)])).length !== taken.length) throw changed();
  },
  async paidBy(ctx, payrollIds) {
    const rows = await within(ctx.client, [ctx.companyId, payrollIds]);
    return new Map([...Map.groupBy(rows, ({ payroll_id }) => payroll_id)].map(([id, claims]) => [id, claims.map((claim) => claim.id)]));
  },
  async release(ctx, payrollIds) {
    await released(ctx.client, [ctx.companyId, payrollIds]);
  },
  async paid(ctx, payrollIds, { payment_date, reference, at }) {
    const ids = await claimsIn(ctx, payrollIds);
    if (ids.length === 0) return;
    const values = { payment_date, payment_reference: reference, paid_by: ctx.actor.userId, paid_at: at };
    await followMoves(ctx, ids, 'salary_paid', values, { claimant: 'claim_paid' });
  },
  async takenBack(ctx, payrollId) {
    const ids = await claimsIn(ctx, [payrollId]);
    if (ids.length > 0) await followMoves(ctx, ids, 'salary_returned', { payment_reference: null, paid_by: null, paid_at: null }, {});
  },
};
