/** SQL on guards. A guard who is an employee is seen by whoever may see the employee; the others by all who have the page. */
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { isOwner } from '#platform/contract/access.ts';
import { notFound } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { GuardFacts, GuardRules } from '../../contract/guard/evaluate-guard.ts';
import { securityGuards as g, type GuardRecord } from '../security-guard.tables.ts';

export const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

/** undefined: the viewer sees everybody. */
export const seenGuards = (ctx: Ctx): SQL | undefined =>
  ctx.actor.scope.all
    ? undefined
    : or(isNull(g.employee_id), sql`exists (select from ${employees} where ${and(visible(ctx), eq(employees.id, g.employee_id))})`);

/** @throws 404 also for a guard whom the viewer may not see */
export async function getGuard(ctx: Ctx, id: number, lock = false): Promise<GuardRecord> {
  const query = ctx.db
    .select()
    .from(g)
    .where(and(eq(g.company_id, ctx.companyId), eq(g.id, id), isNull(g.deleted_at), seenGuards(ctx)));
  const [guard] = await (lock ? query.for('update') : query);
  if (!guard) throw notFound();
  return guard;
}

/** What is asked of a guard, and what there is. */
export interface KnownGuard extends GuardFacts, GuardRules {
  readonly id: number;
  readonly name: string;
}

const PERMIT = `left join lateral (select max(w.expiry_date) as expiry from work_permits w
     where w.company_id = g.company_id and w.employee_id = g.employee_id and w.deleted_at is null and w.status in ('Active', 'Processing')) p on true`;

const facts = adhocText<KnownGuard>(
  `select g.id, g.name, g.status, g.category, g.nationality, g.date_of_birth::text, g.joined_at::text, least(g.left_at, staff.inactive_at)::text as left_at, g.blacklisted_at is not null as blacklisted,
     coalesce(c.vetting_status, 'Pending') as vetting_status, c.vetting_expiry::text, g.csg_date::text, c.medical_date::text, c.medical_fit,
     c.drug_test_result, coalesce(p.expiry, g.permit_expiry)::text as permit_expiry, g.firearm_permit_expiry::text, g.live_firing_at::text,
     g.letter_date::text, least(s.licence_expiry, case when g.agency_name is null then l.expiry else g.agency_licence_expiry end)::text as licence_expiry,
     coalesce(s.csg_months, 6) as csg_months, coalesce(s.live_firing_months, 6) as live_firing_months, s.letter_from::text
   from security_guards g
   left join security_guard_compliances c on c.company_id = g.company_id and c.guard_id = g.id
   left join security_guard_settings s on s.company_id = g.company_id
   left join employees staff on staff.company_id = g.company_id and staff.id = g.employee_id
   left join lateral (select min(b.licence_expiry) as expiry from jsonb_to_recordset(s.branch_licences) as b(branch_id bigint, licence_expiry date)
     join employees e on e.company_id = g.company_id and e.id = g.employee_id and e.branch_id = b.branch_id) l on true
   ${PERMIT}
   where g.company_id = $1 and g.id = any($2::bigint[]) and g.deleted_at is null`,
);

/** By id, whoever asks; who is gone is absent. */
export async function knownGuards(ctx: Ctx, ids: readonly number[]): Promise<Map<number, KnownGuard>> {
  const rows = await facts(ctx.client, [ctx.companyId, [...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface GuardMore {
  readonly id: number;
  /** Of the employee that the guard is; they are shown in place of the guard's own. */
  readonly name: string | null;
  readonly phone: string | null;
  readonly employee_code: string | null;
  readonly permit_expiry: string | null;
  readonly place: string | null;
  readonly vetting_status: GuardFacts['vetting_status'];
  readonly vetting_expiry: string | null;
}

const more = adhocText<GuardMore>(
  `select g.id, e.name, e.phone, e.employee_code, coalesce(p.expiry, g.permit_expiry)::text as permit_expiry, o.place,
     coalesce(c.vetting_status, 'Pending') as vetting_status, c.vetting_expiry::text
   from security_guards g
   left join employees e on e.company_id = g.company_id and e.id = g.employee_id
   left join security_guard_compliances c on c.company_id = g.company_id and c.guard_id = g.id
   ${PERMIT}
   left join lateral (select o.place from security_guard_postings o where o.company_id = g.company_id and o.guard_id = g.id
     and o.from_date <= $3 and coalesce(o.to_date, $3::date) >= $3 order by o.from_date desc limit 1) o on true
   where g.company_id = $1 and g.id = any($2::bigint[])`,
);

/** What a list shows of guards besides their records. */
export async function moreOfGuards(ctx: Ctx, ids: readonly number[]): Promise<Map<number, GuardMore>> {
  const rows = await more(ctx.client, [ctx.companyId, ids, today(ctx)]);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Name, phone and status of guards who are employees, as the employees have them; one who is back has not left, one whose employment ended
 * left with it. Their versions stay: nobody changed the guard.
 */
export const MIRROR = `update security_guards g set name = e.name, phone = e.phone, status = e.status,
    left_at = case when e.status = 'Active' and g.status <> 'Active' then null
      when e.status <> 'Active' and g.status = 'Active' and e.inactive_at is not null then greatest(least(g.left_at, e.inactive_at), g.joined_at) else g.left_at end
  from employees e where e.company_id = g.company_id and e.id = g.employee_id and g.deleted_at is null
    and (g.name, g.phone, g.status) is distinct from (e.name, e.phone, e.status)`;
export const mirrorEmployees = adhocText(`${MIRROR} and g.company_id = $1 and g.id = any($2::bigint[])`);

export const postedGuards = adhocText<{ guard_id: number }>(
  'select distinct guard_id from security_guard_postings where company_id = $1 and guard_id = any($2::bigint[])',
);

const listedElsewhere = adhocText<{ guard_id: number; company: string }>(
  'select guard_id, company from security_guard_listed_elsewhere($1::bigint[]) order by lower(company)',
);

/** By guard the other companies of an owner that have the person on their blacklist; whoever owns nothing is told nothing. */
export async function checkWith(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (!isOwner(ctx.actor) || ids.length === 0) return new Map();
  const rows = Map.groupBy(await listedElsewhere(ctx.client, [ids]), ({ guard_id }) => guard_id);
  return new Map([...rows].map(([id, own]) => [id, own.map(({ company }) => company)]));
}
