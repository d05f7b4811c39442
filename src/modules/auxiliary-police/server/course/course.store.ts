/** SQL on courses and who takes part. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { and, eq } from 'drizzle-orm';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import type { CourseType } from '../../contract/rank/rank.schema.ts';
import { asmCourses as c, asmParticipants as p, type CourseRecord, type ParticipantRecord } from '../course.tables.ts';

const taken = adhocText<{ course_id: number; n: number }>(
  'select course_id, count(*)::int as n from asm_participants where company_id = $1 and course_id = any($2::bigint[]) group by course_id',
);

/** How many take part in each. */
export const countTaken = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  new Map((await taken(ctx.client, [ctx.companyId, ids])).map(({ course_id, n }) => [course_id, n]));

const passes = adhocText<{ course_id: number }>(
  "select distinct course_id from asm_participants where company_id = $1 and course_id = any($2::bigint[]) and result = 'Passed'",
);
/** Which of them somebody has passed. */
export const passedAmong = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await passes(ctx.client, [ctx.companyId, ids])).map(({ course_id }) => course_id));

const among = adhocText<{ employee_id: number }>(
  'select employee_id from asm_participants where company_id = $1 and course_id = $2 and employee_id = any($3::bigint[])',
);
/** Who of some people takes part already. */
export const takingPart = async (ctx: Ctx, course: number, people: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await among(ctx.client, [ctx.companyId, course, people])).map(({ employee_id }) => employee_id));

/** @param lock whoever adds people, so that the last place is given once */
export async function findCourse(ctx: Ctx, id: number, lock = false): Promise<CourseRecord | undefined> {
  const query = ctx.db
    .select()
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), eq(c.id, id)));
  const [course] = await (lock ? query.for('update') : query);
  return course;
}

/** The course that a form names; null: none, or none that is known. */
export type NamedCourse = CourseRecord | null;
export const namedCourse = async (ctx: Ctx, { course_id }: Readonly<Record<string, unknown>>): Promise<NamedCourse> =>
  (typeof course_id === 'number' && (await findCourse(ctx, course_id))) || null;

export interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly rank_id: number | null;
  readonly status: string | null;
  readonly already: boolean;
}
const candidates = adhocText<Candidate>(
  `select e.id, e.name, o.rank_id, o.status,
     exists (select from asm_participants p where p.company_id = $1 and p.course_id = $3 and p.employee_id = e.id) as already
   from employees e left join asm_officers o on o.company_id = e.company_id and o.employee_id = e.id and o.status <> 'Inactive'
   where e.company_id = $1 and e.id = any($2::bigint[]) and e.deleted_at is null and e.status = 'Active' and e.employee_type = 'Local'
     and ${scopeText('e', 4)}`,
);
/** Active local employees among some whom the viewer sees, with the officer that each is. */
export const candidatesOf = (ctx: Ctx, ids: readonly number[], course: number) =>
  candidates(ctx.client, [ctx.companyId, ids, course, ...scopeList(ctx.actor.scope)]);

export async function insertParticipants(ctx: Ctx, course_id: number, employees: readonly number[], application_id: number | null): Promise<void> {
  await ctx.db.insert(p).values(employees.map((employee_id) => ({ company_id: ctx.companyId, course_id, employee_id, application_id })));
}

export async function writeResult(ctx: Ctx, id: number, change: Partial<ParticipantRecord>): Promise<void> {
  await ctx.db
    .update(p)
    .set(change)
    .where(and(eq(p.company_id, ctx.companyId), eq(p.id, id)));
}

const choices = adhocText<{ id: number; name: string; type: CourseType }>(
  `select id, type, code || ' · ' || name as name from asm_courses where company_id = $1 and not cancelled and start_date > $2::date order by start_date limit 100`,
);
export const upcomingCourses = (ctx: Ctx, today: string) => choices(ctx.client, [ctx.companyId, today]);
