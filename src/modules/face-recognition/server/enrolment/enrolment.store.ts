/** SQL of enrolments. */
import { and, asc, count, eq, ilike, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { containing, employees as p, peopleIn } from '#modules/employee/server/public.ts';
import type { listEnrolments } from '../../contract/enrolment/enrolment.endpoints.ts';
import { frEnrolments as e, type EnrolmentRecord } from '../face-recognition.tables.ts';

const own = (ctx: Ctx) => eq(e.company_id, ctx.companyId);

const shown = {
  id: e.id,
  employee: { id: p.id, name: p.name, employee_code: p.employee_code },
  device_person_id: e.device_person_id,
  by_face: sql<boolean>`${e.descriptor} is not null`,
  consent_at: e.consent_at,
  consent_by: e.consent_by,
  revoked_at: e.revoked_at,
  revoke_reason: e.revoke_reason,
};

export function pageOfEnrolments(ctx: Ctx, filter: ParsedInput<typeof listEnrolments>) {
  const where = and(
    own(ctx),
    peopleIn(ctx, filter),
    filter.status === 'Active' ? isNull(e.revoked_at) : filter.status === 'Revoked' ? isNotNull(e.revoked_at) : undefined,
    filter.keyword ? ilike(p.search, containing(filter.keyword)) : undefined,
  );
  const person = and(eq(p.company_id, e.company_id), eq(p.id, e.employee_id));
  const by = filter.sort_by === 'name' ? sql`lower(${p.name})` : filter.sort_by === 'consent_at' ? e.consent_at : e.id;
  return readPage(ctx, filter, {
    rows: ctx.db.select(shown).from(e).innerJoin(p, person).where(where),
    count: ctx.db.select({ total: count() }).from(e).innerJoin(p, person).where(where),
    order: (to) => [to(by), asc(e.id)],
  });
}

export const shownEnrolment = (ctx: Ctx, id: number) =>
  ctx.db
    .select(shown)
    .from(e)
    .innerJoin(p, and(eq(p.company_id, e.company_id), eq(p.id, e.employee_id)))
    .where(and(own(ctx), eq(e.id, id)))
    .execute();
export type ShownEnrolment = Awaited<ReturnType<typeof shownEnrolment>>[number];

export async function activeEnrolmentOf(ctx: Ctx, employeeId: number): Promise<EnrolmentRecord | null> {
  const [record] = await ctx.db
    .select()
    .from(e)
    .where(and(own(ctx), eq(e.employee_id, employeeId), isNull(e.revoked_at)));
  return record ?? null;
}

export async function lockEnrolment(ctx: Ctx, id: number): Promise<EnrolmentRecord | null> {
  const [record] = await ctx.db
    .select()
    .from(e)
    .where(and(own(ctx), eq(e.id, id)))
    .for('update');
  return record ?? null;
}

export async function insertEnrolment(ctx: Ctx, values: Omit<typeof e.$inferInsert, 'company_id' | 'created_by'>): Promise<EnrolmentRecord> {
  const [record] = await ctx.db
    .insert(e)
    .values({ ...values, company_id: ctx.companyId, created_by: ctx.actor.userId })
    .returning();
  return record as EnrolmentRecord;
}

/** The face is gone with the consent; who agreed when, and until when, stays. */
export async function endEnrolment(ctx: Ctx, id: number, reason: string | null): Promise<void> {
  await ctx.db
    .update(e)
    .set({ descriptor: null, revoked_at: ctx.clock.now().toISOString(), revoke_reason: reason })
    .where(and(own(ctx), eq(e.id, id), isNull(e.revoked_at)));
}
