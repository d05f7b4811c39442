/** Who is expected on each site of a day: whom the roster sends there, and who belongs to it and is sent nowhere else, unless they are free that day. */
import { or, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notDueOn } from '#modules/attendance/server/public.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';

/** In which part of the organisation they are; absent: wherever. */
export interface Organisation {
  readonly branch_id?: number | undefined;
  readonly division_id?: number | undefined;
  readonly department_id?: number | undefined;
}

/** A published day of the roster, by hand or of a deployment: `r` sends its person to work, at the sites of `SENT_TO`. */
const SENT = `r.published_at is not null and r.day_type = 'Working'`;
const SENT_TO = 'array_remove(r.work_site_id || r.more_site_ids, null)';
/** Somebody belongs to the site of `w` on a day. */
const belongs = (day: string) => `w.effective_from <= ${day} and (w.effective_to is null or w.effective_to >= ${day})`;

/** Pairs of site and employee: `$1` company, `$2` day, `$3` site (null: all). */
export const MEMBERS = `
  select t.site as work_site_id, r.employee_id from attendance_schedules r, unnest(${SENT_TO}) as t(site)
  where r.company_id = $1 and r.date = $2 and ${SENT} and ($3::bigint is null or t.site = $3)
  union
  select w.work_site_id, w.employee_id from employee_worksites w
  where w.company_id = $1 and ${belongs('$2')} and ($3::bigint is null or w.work_site_id = $3)
    and not exists (select from attendance_schedules r where r.company_id = $1 and r.employee_id = w.employee_id and r.date = $2
      and r.published_at is not null and r.work_site_id is not null)`;

/** Whether somebody (`person`) may do what is to be done at a site on a day: who belongs to it, and whom the roster or a deployment sends there. Names of columns. */
export const onSite = (person: number, { company, site, day }: { readonly company: string; readonly site: string; readonly day: string }): SQL =>
  or(
    sql`exists (select from employee_worksites w where w.company_id = ${sql.raw(company)} and w.work_site_id = ${sql.raw(site)} and w.employee_id = ${person}
      and ${sql.raw(belongs(day))})`,
    sql`exists (select from attendance_schedules r where r.company_id = ${sql.raw(company)} and r.employee_id = ${person} and r.date = ${sql.raw(day)}
      and ${sql.raw(SENT)} and ${sql.raw(site)} = any(${sql.raw(SENT_TO)}))`,
  ) as SQL;

const members = adhocText<{ readonly work_site_id: number; readonly people: number[] }>(`
  select m.work_site_id, json_agg(m.employee_id) as people from (${MEMBERS}) m
  join employees e on e.company_id = $1 and e.id = m.employee_id and e.status = 'Active' and ${scopeText('e', 7)}
    and ($4::bigint is null or e.branch_id = $4) and ($5::bigint is null or e.division_id = $5) and ($6::bigint is null or e.department_id = $6)
  group by 1`);

/** People by the site that expects them; who may be at one of several is expected at each. */
export async function expectedOn(
  ctx: Ctx,
  date: CalendarDate,
  { branch_id = null, division_id = null, department_id = null }: { [Key in keyof Organisation]: Organisation[Key] | null },
  site: number | null = null,
): Promise<Map<number, number[]>> {
  const [rows, free] = await pipeline(
    ctx,
    () => members(ctx.client, [ctx.companyId, date, site, branch_id, division_id, department_id, ...scopeList(ctx.actor.scope)]),
    () => notDueOn(ctx, date),
  );
  return new Map(rows.map(({ work_site_id, people }) => [work_site_id, people.filter((id) => !free.has(id))]));
}
