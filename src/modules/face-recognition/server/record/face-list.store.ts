/** The list of faces, and its figures. */
import { and, asc, count, eq, gte, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { chosenPeople, containing, employees as p } from '#modules/employee/server/public.ts';
import type { PeopleChoice } from '#modules/employee/contract/employee.schema.ts';
import type { listFaceRecords } from '../../contract/record/record.endpoints.ts';
import { frDevices as d, frRecords as r } from '../face-recognition.tables.ts';

export interface FaceChoice extends PeopleChoice {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** Midnight of a day where the company is. */
const midnight = (ctx: Ctx, day: string, plus: number) => sql`((${day}::date + ${plus}::int)::timestamp at time zone ${ctx.actor.timeZone})`;

/** Today, unless days are named; one of them is that day alone. */
function within(ctx: Ctx, { start_date, end_date }: FaceChoice): SQL {
  const day = start_date ?? end_date ?? todayIn(ctx.clock, ctx.actor.timeZone);
  return sql`${r.recorded_at} >= ${midnight(ctx, start_date ?? day, 0)} and ${r.recorded_at} < ${midnight(ctx, end_date ?? day, 1)}`;
}

/** Faces of some people are of known people; without such a filter the unknown are among them. */
export function chosen(ctx: Ctx, choice: FaceChoice): SQL | undefined {
  const people = chosenPeople(choice);
  const ofPeople = people && sql`${r.employee_id} in (select ${p.id} from ${p} where ${and(eq(p.company_id, ctx.companyId), people)})`;
  return and(eq(r.company_id, ctx.companyId), within(ctx, choice), ofPeople);
}

const shown = {
  record: r,
  employee: { id: p.id, name: p.name, employee_code: p.employee_code },
  device: { id: d.id, name: d.name },
  place: sql<string | null>`coalesce((select name from work_sites s where s.company_id = ${d.company_id} and s.id = ${d.work_site_id}),
    (select name from branches b where b.company_id = ${d.company_id} and b.id = ${d.branch_id}))`,
};

const joined = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select(shown)
    .from(r)
    .innerJoin(d, and(eq(d.company_id, r.company_id), eq(d.id, r.fr_device_id)))
    .leftJoin(p, and(eq(p.company_id, r.company_id), eq(p.id, r.employee_id)))
    .where(where);
export type ShownFace = Awaited<ReturnType<typeof joined>>[number];

const ORDER = { id: r.id, recorded_at: r.recorded_at, confidence: r.confidence, temperature: r.temperature } as const;

export function pageOfFaces(ctx: Ctx, filter: ParsedInput<typeof listFaceRecords>) {
  const { keyword, fr_device_id, match_status, confidence } = filter;
  const where = and(
    chosen(ctx, filter),
    fr_device_id ? eq(r.fr_device_id, fr_device_id) : undefined,
    match_status ? eq(r.match_status, match_status) : undefined,
    confidence === undefined ? undefined : gte(r.confidence, String(confidence)),
    keyword ? or(ilike(p.search, containing(keyword)), ilike(d.name, containing(keyword)), ilike(r.device_person_id, containing(keyword))) : undefined,
  );
  const counted = ctx.db
    .select({ total: count() })
    .from(r)
    .innerJoin(d, and(eq(d.company_id, r.company_id), eq(d.id, r.fr_device_id)))
    .leftJoin(p, and(eq(p.company_id, r.company_id), eq(p.id, r.employee_id)))
    .where(where);
  return readPage(ctx, filter, {
    rows: joined(ctx, where),
    count: counted,
    order: (to) => [sql`${to(ORDER[filter.sort_by])} nulls last`, to === asc ? asc(r.id) : to(r.id)],
  });
}

export const facesById = (ctx: Ctx, id: number): Promise<ShownFace[]> => joined(ctx, and(eq(r.company_id, ctx.companyId), eq(r.id, id))).execute();

export async function countFaces(ctx: Ctx, choice: FaceChoice) {
  const of = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await ctx.db
    .select({
      records: count(),
      matched: of(sql`${r.match_status} = 'matched'`),
      unmatched: of(sql`${r.match_status} = 'unmatched'`),
      ignored: of(sql`${r.match_status} = 'ignored'`),
      fevers: of(sql`'temperature' = any(${r.flags})`),
    })
    .from(r)
    .where(chosen(ctx, choice));
  return row ?? { records: 0, matched: 0, unmatched: 0, ignored: 0, fevers: 0 };
}
