/** What a pass in shooting does to the live firing of an officer, and what is left when it is taken back. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ParticipantRecord } from '../course.tables.ts';

type Pass = Pick<ParticipantRecord, 'id' | 'employee_id' | 'qualified_before'>;

/** A day that another pass gave is no day entered by hand: that pass keeps it, so they may be taken back in any order. */
const qualified = adhocText<{ before: string | null }>(
  `with serving as materialized (
     select id, firearm_qualified_at as day from asm_officers where company_id = $1 and employee_id = $2 and status <> 'Inactive' for no key update),
   changed as (
     update asm_officers o set firearm_qualified_at = greatest(s.day, $3::date), updated_at = clock_timestamp() from serving s where o.company_id = $1 and o.id = s.id)
   select (case when other.id is null then s.day else other.qualified_before end)::text as before
   from serving s left join lateral (
     select p.id, p.qualified_before from asm_participants p join asm_courses c on c.company_id = p.company_id and c.id = p.course_id
     where p.company_id = $1 and p.employee_id = $2 and p.id <> $4 and p.result = 'Passed' and c.type = 'Shooting' and c.end_date = s.day limit 1) other on true`,
);
/** An officer who passed a shooting course is qualified from its last day on. @returns the day that was entered by hand before, to be kept with the pass */
export const qualify = async (ctx: Ctx, { id, employee_id }: Pass, day: string): Promise<string | null> =>
  (await qualified(ctx.client, [ctx.companyId, employee_id, day, id]))[0]?.before ?? null;

const unqualified = adhocText<{ id: number }>(
  `update asm_officers set updated_at = clock_timestamp(), firearm_qualified_at = greatest($4::date,
     (select max(c.end_date) from asm_participants p join asm_courses c on c.company_id = p.company_id and c.id = p.course_id
      where p.company_id = $1 and p.employee_id = $2 and p.id <> $5 and p.result = 'Passed' and c.type = 'Shooting'))
   where company_id = $1 and employee_id = $2 and status <> 'Inactive' and firearm_qualified_at = $3::date returning id`,
);
/** A pass that was entered by mistake qualifies nobody: what is left is the day before it or the newest other pass. @param day that the pass had given */
export const unqualify = (ctx: Ctx, { id, employee_id, qualified_before }: Pass, day: string) =>
  unqualified(ctx.client, [ctx.companyId, employee_id, day, qualified_before, id]);
