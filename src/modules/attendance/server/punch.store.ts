/** Writing and reading of raw punches. None is ever deleted. */
import { and, eq, isNull } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { preparedText, adhocText } from '#platform/server/db/prepared.ts';
import { findMade } from '#platform/server/field/made-once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { EVALUATED_COLUMNS, type EvaluatedPunch } from './evaluation/punch-facts-of.ts';
import { attendanceRecords as r, type PunchRecord } from './attendance.tables.ts';

export type NewPunch = Omit<typeof r.$inferInsert, 'id' | 'company_id' | 'created_by' | 'created_at' | 'voided_at' | 'voided_by' | 'void_reason'>;

const own = (ctx: Ctx) => eq(r.company_id, ctx.companyId);

const GIVEN = [
  'employee_id bigint',
  'type text',
  'recorded_at timestamptz',
  'received_at timestamptz',
  'source text',
  'lat numeric',
  'lng numeric',
  'accuracy_m integer',
  'work_site_id bigint',
  'branch_id bigint',
  'distance_m integer',
  'position text',
  'inside_percent smallint',
  'remark text',
  'client_ref uuid',
  'device_id bigint',
  'for_date date',
  'for_index smallint',
  'corrects boolean',
  'directed boolean',
  'trust jsonb',
];
const NAMES = GIVEN.map((column) => column.split(' ')[0] as string);

const added = preparedText<{ punch: PunchRecord }>(
  'attendance.add-punches',
  `insert into attendance_records as a (company_id, created_by, ${NAMES.join(', ')})
   select $1, $2, ${NAMES.map((name) => (name === 'corrects' || name === 'directed' ? `coalesce(g.${name}, false)` : `g.${name}`)).join(', ')}
   from json_to_recordset($3::json) as g(${GIVEN.join(', ')})
   on conflict (company_id, employee_id, client_ref) where client_ref is not null do nothing
   returning to_json(a) as punch`,
);
const cameBefore = adhocText<{ punch: PunchRecord }>(
  `select to_json(r) as punch from attendance_records r, json_to_recordset($2::json) as g(employee_id bigint, client_ref uuid)
   where r.company_id = $1 and r.employee_id = g.employee_id and r.client_ref = g.client_ref`,
);

/**
 * Keeps punches; those that came before under the same `client_ref` are answered as they stand. The caller judges the days again.
 * @returns all of them, in no order
 */
export async function addPunches(ctx: Ctx, punches: readonly NewPunch[]): Promise<PunchRecord[]> {
  if (punches.length === 0) return [];
  const received_at = ctx.clock.now().toISOString();
  const rows = await added(ctx.client, [ctx.companyId, ctx.actor.userId, JSON.stringify(punches.map((punch) => ({ received_at, ...punch })))]);
  const fresh = new Set(rows.map(({ punch }) => punch.client_ref));
  const missing = punches.filter(({ client_ref }) => client_ref && !fresh.has(client_ref));
  if (missing.length > 0) rows.push(...(await cameBefore(ctx.client, [ctx.companyId, JSON.stringify(missing)])));
  return rows.map(({ punch }) => punch);
}

export const addPunch = async (ctx: Ctx, punch: NewPunch): Promise<PunchRecord> => (await addPunches(ctx, [punch]))[0] as PunchRecord;

/** What came under a name; undefined: nothing yet. */
export const punchByRef = (ctx: Ctx, employeeId: number, ref: string): Promise<PunchRecord | undefined> =>
  findMade(ctx, { table: r, person: r.employee_id }, employeeId, ref);

/** They count no longer, and stay to be seen. The caller judges the days again. */
export async function voidPunches(ctx: Ctx, ids: readonly number[], reason: string): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(r)
    .set({ voided_at: ctx.clock.now().toISOString(), voided_by: ctx.actor.userId, void_reason: reason })
    .where(and(own(ctx), among(r.id, ids), isNull(r.voided_at)));
}

const evaluated = adhocText<EvaluatedPunch & { employee_id: number }>(
  `select employee_id, ${EVALUATED_COLUMNS.join(', ')} from attendance_records
   where company_id = $1 and employee_id = any($2::bigint[]) and recorded_at between $3 and $4 and voided_at is null order by recorded_at, id`,
);

/** Punches of people that count, made between two instants, by employee, the earliest first. */
export async function punchesOf(ctx: Ctx, ids: readonly number[], from: string, to: string): Promise<Map<number, EvaluatedPunch[]>> {
  return Map.groupBy(await evaluated(ctx.client, [ctx.companyId, ids, from, to]), ({ employee_id }) => employee_id);
}
