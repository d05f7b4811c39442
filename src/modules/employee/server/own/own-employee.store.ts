/** The own record of the signed-in employee: seen whatever the reach of an admin role, never anybody else's. */
import { and, eq, isNull } from 'drizzle-orm';
import { forbidden, notFound } from '#platform/contract/errors.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { prepared, preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
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

const preparedOwn = prepared('employee.own', ['company', 'id'], (db, $) =>
  db
    .select()
    .from(employees)
    .where(and(eq(employees.company_id, $.company), eq(employees.id, $.id), isNull(employees.deleted_at))),
);

export async function getOwnEmployee(ctx: Ctx, lock = false): Promise<EmployeeRecord> {
  const [record] = lock
    ? await ctx.db.select().from(employees).where(own(ctx)).for('update')
    : await preparedOwn(ctx, { company: ctx.companyId, id: ownEmployeeId(ctx) });
  if (!record) throw notFound();
  return record;
}

const stateOf = preparedText<{ state: string | null }>(
  'employee.own-state',
  `select b.state from employees e left join branches b on b.company_id = $1 and b.id = e.branch_id
   where e.company_id = $1 and e.id = $2 and e.deleted_at is null`,
);

/** Where the signed-in employee works: each state has its own holidays, and the branch says in which one it is. Null without either. @throws 404 */
export async function ownState(ctx: Ctx): Promise<string | null> {
  const [found] = await stateOf(ctx.client, [ctx.companyId, ownEmployeeId(ctx)]);
  if (!found) throw notFound();
  return found.state;
}

/** The own record with all its cards: an admin with a narrowed view still sees themselves. */
export const ownDetail = (ctx: Ctx): Promise<EmployeeDetail> => detailOf(seeingAll(ctx), ownEmployeeId(ctx));

export async function updateOwnEmployee(ctx: Ctx, change: Partial<NewEmployee>): Promise<EmployeeRecord> {
  const [saved] = await ctx.db
    .update(employees)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(own(ctx))
    .returning();
  employeesChanged(ctx);
  if (!saved) throw notFound();
  return saved;
}
