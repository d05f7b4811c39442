/** Figures of claims: what waits and what is to be paid, and the own ones of a year. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { addDays, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { adhocText, preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, peopleIn } from '#modules/employee/server/public.ts';
import type { PeopleChoice } from '#modules/employee/contract/employee.schema.ts';
import type { ClaimStatus } from '../../contract/claim.workflow.ts';
import { today } from '../claim-actor.ts';
import { claims as c } from '../claim.tables.ts';

/** Claims paid in so many days tell how long it takes. */
const DAYS_LOOKED_AT = 90;

const amount = (sum: string | null) => toRinggit(fromRinggit(sum ?? 0));

/** Amounts are ringgit, as PostgreSQL writes them. */
interface Managed {
  readonly waiting: number;
  readonly waiting_amount: string | null;
  readonly to_pay: number;
  readonly to_pay_amount: string | null;
  readonly paid: number;
  readonly paid_amount: string | null;
  readonly days_to_pay: string | null;
}

/** From the figures that triggers keep, for a whole company. `$2` first day of the month, `$3` first day that tells how long it takes. */
const ofCompany = preparedText<Managed>(
  'claim.figures',
  `select coalesce(sum(n) filter (where status in ('Waiting for Approval', 'Reviewed')), 0)::int as waiting,
          sum(total) filter (where status in ('Waiting for Approval', 'Reviewed')) as waiting_amount,
          coalesce(sum(n) filter (where status in ('Approved', 'Waiting for Payment Approval', 'Waiting for Payment')), 0)::int as to_pay,
          sum(approved) filter (where status in ('Approved', 'Waiting for Payment Approval', 'Waiting for Payment')) as to_pay_amount,
          coalesce(sum(n) filter (where paid_on >= $2), 0)::int as paid,
          sum(approved) filter (where paid_on >= $2) as paid_amount,
          round(sum(days) filter (where paid_on >= $3) / nullif(sum(timed) filter (where paid_on >= $3), 0), 1) as days_to_pay
   from claim_counts
   where company_id = $1
     and (status in ('Waiting for Approval', 'Reviewed', 'Approved', 'Waiting for Payment Approval', 'Waiting for Payment')
       or (status = 'Paid' and paid_on >= least($2::date, $3::date)))`,
);

const PENDING = sql`${c.status} in ('Waiting for Approval', 'Reviewed')`;
const UNPAID = sql`${c.status} in ('Approved', 'Waiting for Payment Approval', 'Waiting for Payment')`;

async function ofPeople(ctx: Ctx, choice: PeopleChoice, month: CalendarDate, from: CalendarDate): Promise<Managed[]> {
  const paid = sql`${c.status} = 'Paid' and ${c.payment_date} >= `;
  return ctx.db
    .select({
      waiting: sql<number>`count(*) filter (where ${PENDING})`.mapWith(Number),
      waiting_amount: sql<string | null>`sum(${c.total_amount}) filter (where ${PENDING})`,
      to_pay: sql<number>`count(*) filter (where ${UNPAID})`.mapWith(Number),
      to_pay_amount: sql<string | null>`sum(${c.approved_amount}) filter (where ${UNPAID})`,
      paid: sql<number>`count(*) filter (where ${paid}${month})`.mapWith(Number),
      paid_amount: sql<string | null>`sum(${c.approved_amount}) filter (where ${paid}${month})`,
      days_to_pay: sql<string | null>`round(avg(${c.payment_date} - ${c.submit_date}) filter (where ${paid}${from}), 1)`,
    })
    .from(c)
    .where(
      and(
        eq(c.company_id, ctx.companyId),
        // What is over for long is not read.
        sql`(${PENDING} or ${UNPAID} or (${paid}${from < month ? from : month}))`,
        inArray(c.employee_id, ctx.db.select({ id: employees.id }).from(employees).where(peopleIn(ctx, choice))),
      ),
    );
}

export async function sumManaged(ctx: Ctx, choice: PeopleChoice) {
  const day = today(ctx);
  const [from, month] = [addDays(day, -DAYS_LOOKED_AT), startOfMonth(day)];
  const isWhole = ctx.actor.scope.all && Object.values(choice).every((value) => value === undefined);
  const [row] = isWhole ? await ofCompany(ctx.client, [ctx.companyId, month, from]) : await ofPeople(ctx, choice, month, from);
  return {
    waiting: row?.waiting ?? 0,
    waiting_amount: amount(row?.waiting_amount ?? null),
    to_pay: row?.to_pay ?? 0,
    to_pay_amount: amount(row?.to_pay_amount ?? null),
    paid: row?.paid ?? 0,
    paid_amount: amount(row?.paid_amount ?? null),
    days_to_pay: row?.days_to_pay == null ? null : Number(row.days_to_pay),
  };
}

const ofYear = adhocText<{
  status: ClaimStatus;
  n: number;
  amount: string;
}>(`select status, count(*)::int as n, sum(case when approved_amount > 0 then approved_amount else total_amount end) as amount
   from claims where company_id = $1 and employee_id = $2 and claim_month between make_date($3, 1, 1) and make_date($3, 12, 31) group by status`);

/** Own claims of a year by status: what was approved, before that what is claimed. */
export async function ownTotals(ctx: Ctx, employeeId: number, year: number) {
  const rows = await ofYear(ctx.client, [ctx.companyId, employeeId, year]);
  return new Map(rows.map(({ status, n, amount: sum }) => [status, { n, amount: amount(sum) }]));
}
