/** The own record of the signed-in employee: seen whatever the reach of an admin role, never anybody else's. */
import { and, eq, isNull } from 'drizzle-orm';
import { forbidden, notFound } from '#platform/contract/errors.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employeesChanged } from '../employee.store.ts';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { detailOf } from '../employee.presenter.ts';
import { employees, type EmployeeRecord, type NewEmployee } from '../employee.tables.ts';

/** @throws 403 without an employee profile in the company. */
export function ownEmployeeId(ctx: Ctx): number {
  if (!ctx.actor.employee) throw forbidden();
  return ctx.actor.employee.id;
}

const own = (ctx: Ctx) => and(eq(employees.company_id, ctx.companyId), eq(employees.id, ownEmployeeId(ctx)), isNull(employees.deleted_at));

export async function getOwnEmployee(ctx: Ctx, lock = false): Promise<EmployeeRecord> {
  const query = ctx.db.select().from(employees).where(own(ctx));
  const [record] = await (lock ? query.for('update') : query);
  if (!record) throw notFound();
  return record;
}

/** The own record with all its cards: an admin with a narrowed view still sees themselves. */
export const ownDetail = (ctx: Ctx): Promise<EmployeeDetail> => detailOf(seeingAll(ctx), ownEmployeeId(ctx));

export async function updateOwnEmployee(ctx: Ctx, change: Partial<NewEmployee>): Promise<EmployeeRecord> {
  const [saved] = await ctx.db
    .update(employees)
    .set({ ...change, updated_by: ctx.actor.userId, updated_at: ctx.clock.now().toISOString() })
    .where(own(ctx))
    .returning();
  employeesChanged(ctx);
  if (!saved) throw notFound();
  return saved;
}
