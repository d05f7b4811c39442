/** What of people ends soon: permits, probations, contracts. Few rows, whatever the company's size. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { EndingKind } from '../contract/dashboard.schema.ts';
import { scopeList, scopeText } from './employee-scope.ts';

export interface Ending {
  readonly kind: EndingKind;
  readonly date: CalendarDate;
  /** Of the employee. */
  readonly id: number;
  readonly name: string;
  /** All of the kind, those beyond the limit too. */
  readonly n: number;
}

/** So far is looked ahead; the list of permits that expire has the same span. */
export const ENDING_DAYS = 30;
const MOST = 60;
const inOrder = (found: string) =>
  `select t.kind, t.date::text as date, t.id::int as id, t.name, count(*) over (partition by t.kind)::int as n from (${found}) t
   order by t.date, t.name, t.id limit ${MOST}`;
// $1 company, $2 first and $3 last day, $4 to $8 the reach.
const HERE = `e.company_id = $1 and e.deleted_at is null and ${scopeText('e', 4)}`;

/** One that has expired counts until another takes its place or the person has left. */
const permits = preparedText<Ending>(
  'employee.permits-ending',
  inOrder(`select case when p.status = 'Expired' then 'expired' else 'permit' end as kind, p.expiry_date as date, e.id, e.name
     from work_permits p join employees e on e.id = p.employee_id
     where p.company_id = $1 and p.deleted_at is null and ${HERE}
       and (p.status in ('Active', 'Processing') and p.expiry_date between $2 and $3
         or p.status = 'Expired' and e.status = 'Active' and not exists (select from work_permits r where r.renewal_of_id = p.id and r.deleted_at is null)
           and not exists (select from work_permits o where o.company_id = $1 and o.employee_id = p.employee_id and o.deleted_at is null and o.expiry_date > p.expiry_date))`),
);

const PROBATION = `(e.company_joined_at + make_interval(months => e.probation_months::int))::date`;

/** A probation lasts a year at most, so whoever joined long ago is not looked at. */
const terms = preparedText<Ending>(
  'employee.terms-ending',
  inOrder(`select 'probation' as kind, ${PROBATION} as date, e.id, e.name from employees e
     where ${HERE} and e.status = 'Active' and e.company_joined_at between $2::date - 400 and $3::date and e.confirmed_at is null and e.probation_months > 0
       and ${PROBATION} between $2 and $3
     union all
     select 'contract', e.contract_end_at, e.id, e.name from employees e where ${HERE} and e.status = 'Active' and e.contract_end_at between $2 and $3`),
);

/** Asked once in a request, however many parts of the dashboard tell of it. */
const reader = (key: string, read: typeof permits) => (ctx: Ctx, today: CalendarDate) =>
  once(ctx, key, () => read(ctx.client, [ctx.companyId, today, addDays(today, ENDING_DAYS), ...scopeList(ctx.actor.scope)]));

export const permitsEnding = reader('employee.permits-ending', permits);
export const termsEnding = reader('employee.terms-ending', terms);
