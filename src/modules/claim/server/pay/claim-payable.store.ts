/** SQL of claims as something that batches pay. */
import { and, asc, desc, eq, gte, ilike, lte, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { departments } from '#modules/company/server/public.ts';
import { chosenPeople, containing, employees, visible } from '#modules/employee/server/public.ts';
import { paymentItems, type PayableFilter, type PayableGroup, type PayablePage } from '#modules/payment/server/public.ts';
import { employeePayrolls as salary } from '#modules/payroll/server/public.ts';
import { claimActor } from '../claim-actor.ts';
import { claims as c } from '../claim.tables.ts';

export const CLAIM_SUBJECT = 'claim';

/** The account of the salary is that of everything else that an employee is paid. */
const currentSalary = (ctx: Ctx) =>
  sql`(select s.id from employee_payrolls s where s.company_id = ${c.company_id} and s.employee_id = ${c.employee_id}
    and s.effective_from <= ${todayIn(ctx.clock, ctx.actor.timeZone)}::date order by s.effective_from desc limit 1)`;

const method = sql<string>`coalesce(${salary.payment_method}, 'Bank Transfer')`;
const SORTS = { id: c.id, payee_name: sql`lower(${employees.name})`, number: c.number, amount: c.approved_amount };

const itemsOf = (ctx: Ctx, more: SQL | undefined) =>
  ctx.db
    .select({ id: paymentItems.subject_id })
    .from(paymentItems)
    .where(and(eq(paymentItems.company_id, ctx.companyId), eq(paymentItems.subject_type, CLAIM_SUBJECT), more));

/** Without the own, which somebody else pays. */
function theirs(ctx: Ctx): SQL | undefined {
  const { owner, employeeId } = claimActor(ctx);
  return owner || employeeId === null ? undefined : ne(c.employee_id, employeeId);
}

function conditions(ctx: Ctx, filter: PayableFilter): SQL | undefined {
  const own = eq(c.company_id, ctx.companyId);
  if (filter.ids) return and(own, ne(c.status, 'Draft'), among(c.id, filter.ids));
  if (filter.batch) return and(own, sql`${c.id} in (${itemsOf(ctx, eq(paymentItems.batch_id, filter.batch))})`);
  const live = sql`${paymentItems.subject_id} = ${c.id} and ${paymentItems.status} not in ('Cancelled', 'Returned')`;
  return and(
    own,
    eq(c.status, 'Approved'),
    notExists(itemsOf(ctx, live)),
    theirs(ctx),
    filter.among ? among(c.id, filter.among) : undefined,
    filter.start_date ? gte(c.submit_date, filter.start_date) : undefined,
    filter.end_date ? lte(c.submit_date, filter.end_date) : undefined,
    chosenPeople(filter),
    filter.keyword ? ilike(employees.search, containing(filter.keyword)) : undefined,
  );
}

const byHand = (wanted: boolean | undefined) => (wanted === undefined ? undefined : wanted ? ne(method, 'Bank Transfer') : eq(method, 'Bank Transfer'));

export async function findClaimPayables(ctx: Ctx, filter: PayableFilter, page?: PayablePage) {
  const query = ctx.db
    .select({
      id: c.id,
      number: c.number,
      status: c.status,
      submit_date: c.submit_date,
      employee_id: c.employee_id,
      payee_name: employees.name,
      employee_code: employees.employee_code,
      department: departments.name,
      identity_number: employees.identity_number,
      passport: employees.passport,
      method,
      bank_id: salary.bank_id,
      account_no: salary.bank_account_no,
      account_name: salary.bank_account_name,
      amount: c.approved_amount,
    })
    .from(c)
    .innerJoin(employees, and(eq(employees.id, c.employee_id), visible(ctx)))
    .leftJoin(salary, eq(salary.id, currentSalary(ctx)))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(and(conditions(ctx, filter), byHand(filter.by_hand)))
    .orderBy((page?.sort === 'desc' ? desc : asc)(SORTS[page?.sort_by ?? 'payee_name']), asc(c.id));
  return page ? query.limit(page.limit).offset(page.offset) : query;
}
export type FoundPayable = Awaited<ReturnType<typeof findClaimPayables>>[number];

export async function sumClaimPayables(ctx: Ctx, filter: PayableFilter): Promise<{ ready: PayableGroup; blocked: PayableGroup; by_hand: PayableGroup }> {
  const complete = sql`${salary.bank_id} is not null and ${salary.bank_account_no} ~ '^[0-9]{5,20}$'`;
  const rows = await ctx.db
    .select({
      group: sql<string>`case when ${method} <> 'Bank Transfer' then 'by_hand' when ${complete} then 'ready' else 'blocked' end`.as('payable_group'),
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql<string>`sum(${c.approved_amount})`,
    })
    .from(c)
    .innerJoin(employees, and(eq(employees.id, c.employee_id), visible(ctx)))
    .leftJoin(salary, eq(salary.id, currentSalary(ctx)))
    .where(conditions(ctx, filter))
    .groupBy(sql`payable_group`);
  const of = (wanted: string): PayableGroup => {
    const found = rows.find(({ group }) => group === wanted);
    return { count: found?.count ?? 0, amount: fromRinggit(found?.amount ?? 0) as Sen };
  };
  return { ready: of('ready'), blocked: of('blocked'), by_hand: of('by_hand') };
}
