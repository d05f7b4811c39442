/** SQL of the search box on payrolls: few rows by an index, whatever the size of the company. */
import { endOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { SoughtNumbers } from '#platform/server/search/sought-number.ts';
import { MOST_HITS } from '#platform/server/search/sought.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import type { PayrollKind } from '../contract/off-cycle/payroll-kind.params.ts';
import { PAYSLIP_STATUSES } from '../contract/payroll.policy.ts';
import type { PayPeriod } from '../contract/payroll-period.ts';
import { PAYROLL_STATUSES } from '../contract/payroll.workflow.ts';

export interface FoundPayroll extends PayPeriod {
  readonly id: number;
  readonly number: string;
  readonly kind: PayrollKind;
  readonly status: string;
  readonly employee_id: number;
  readonly name: string;
}

const COLUMNS = 'p.id, p.number, p.kind, p.status, p.employee_id, p.start_date::text, p.end_date::text, e.name';
const FROM = 'payrolls p join employees e on e.company_id = p.company_id and e.id = p.employee_id';
const WHERE = 'p.company_id = $1 and p.deleted_at is null';

/** The newest of each beginning. */
const byNumber = preparedText<FoundPayroll>(
  'payroll.found',
  `select found.* from unnest($2::text[], $3::text[]) begun (begins, ends)
   cross join lateral (
     select ${COLUMNS} from ${FROM}
     where ${WHERE} and p.number ~>=~ begun.begins and p.number ~<~ begun.ends and p.status = any($4::text[]) and ${scopeText('e', 5)}
     order by p.number using ~>~ limit ${MOST_HITS}) found
   limit ${MOST_HITS}`,
);

/** The latest period that ends in the month; no period is longer than 31 days. */
const ofMonth = preparedText<PayPeriod>(
  'payroll.found-month',
  `select p.start_date::text, p.end_date::text from ${FROM}
   where ${WHERE} and p.start_date > $2::date - 31 and p.start_date <= $3::date and p.end_date between $2::date and $3::date and p.kind = 'monthly'
     and ${scopeText('e', 4)}
   order by p.start_date desc limit 1`,
);

const own = preparedText<FoundPayroll>(
  'payroll.found-own',
  `select ${COLUMNS} from ${FROM}
   where ${WHERE} and p.employee_id = $2 and p.status = any($3::text[])
     and (p.end_date between $6::date and $7::date
       or exists (select from unnest($4::text[], $5::text[]) begun (begins, ends) where p.number ~>=~ begun.begins and p.number ~<~ begun.ends))
   order by p.start_date desc, p.id desc limit ${MOST_HITS}`,
);

/** @param issued those alone that have a payslip */
export const findByNumber = (ctx: Ctx, { from, until }: SoughtNumbers, issued: boolean): Promise<FoundPayroll[]> =>
  byNumber(ctx.client, [ctx.companyId, from, until, issued ? PAYSLIP_STATUSES : PAYROLL_STATUSES, ...scopeList(ctx.actor.scope)]);

/** The pay period of a month that somebody in reach is paid in; null: none. */
export const findMonth = async (ctx: Ctx, month: CalendarDate): Promise<PayPeriod | null> =>
  (await ofMonth(ctx.client, [ctx.companyId, month, endOfMonth(month), ...scopeList(ctx.actor.scope)]))[0] ?? null;

/** One's own payslips. */
export const findOwn = (ctx: Ctx, numbers: SoughtNumbers | null, month: CalendarDate | null): Promise<FoundPayroll[]> =>
  own(ctx.client, [ctx.companyId, ctx.actor.employee?.id ?? 0, PAYSLIP_STATUSES, numbers?.from ?? [], numbers?.until ?? [], month, month && endOfMonth(month)]);
