/** Writing and reading of raw punches. None is ever deleted. */
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { attendanceRecords as r, type PunchRecord } from './attendance.tables.ts';

export type NewPunch = Omit<typeof r.$inferInsert, 'id' | 'company_id' | 'created_by' | 'created_at' | 'voided_at' | 'voided_by' | 'void_reason'>;

const own = (ctx: Ctx) => eq(r.company_id, ctx.companyId);

/** Keeps a punch; one that came before under the same `client_ref` is answered as it stands. The caller judges the day again. */
export async function addPunch(ctx: Ctx, punch: NewPunch): Promise<PunchRecord> {
  const received = ctx.clock.now().toISOString();
  const [added] = await ctx.db
    .insert(r)
    .values({ received_at: received, ...punch, company_id: ctx.companyId, created_by: ctx.actor.userId })
    .onConflictDoNothing({ target: [r.company_id, r.employee_id, r.client_ref], where: sql`client_ref is not null` })
    .returning();
  return added ?? ((await punchByRef(ctx, punch.employee_id, punch.client_ref as string)) as PunchRecord);
}

/** Many at once, none of which has a name. The caller judges the days again. */
export async function addPunches(ctx: Ctx, punches: readonly NewPunch[]): Promise<void> {
  if (punches.length === 0) return;
  const received_at = ctx.clock.now().toISOString();
  await ctx.db.insert(r).values(punches.map((punch) => ({ received_at, ...punch, company_id: ctx.companyId, created_by: ctx.actor.userId })));
}

/** What came under a name; undefined: nothing yet. */
export async function punchByRef(ctx: Ctx, employeeId: number, clientRef: string): Promise<PunchRecord | undefined> {
  const [known] = await ctx.db
    .select()
    .from(r)
    .where(and(own(ctx), eq(r.employee_id, employeeId), eq(r.client_ref, clientRef)));
  return known;
}

/** They count no longer, and stay to be seen. The caller judges the days again. */
export async function voidPunches(ctx: Ctx, ids: readonly number[], reason: string): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .update(r)
    .set({ voided_at: ctx.clock.now().toISOString(), voided_by: ctx.actor.userId, void_reason: reason })
    .where(and(own(ctx), among(r.id, ids), isNull(r.voided_at)));
}

/** Punches of people that count, made between two instants, by employee, the earliest first. */
export async function punchesOf(ctx: Ctx, ids: readonly number[], from: string, to: string): Promise<Map<number, PunchRecord[]>> {
  const rows = await ctx.db
    .select()
    .from(r)
    .where(and(own(ctx), among(r.employee_id, ids), between(r.recorded_at, from, to), isNull(r.voided_at)))
    .orderBy(asc(r.recorded_at), asc(r.id))
    .execute();
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
