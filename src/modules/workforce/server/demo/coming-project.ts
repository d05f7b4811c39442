/** Who is meant for a project that is to come: foreign workers with their permits, one of which ends within it, and people who are still to be confirmed. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { calendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { workPermits } from '#modules/employee/server/public.ts';
import { bringPlans } from '#modules/roster/server/public.ts';
import { womDeployments, type NeedRecord, type ProjectRecord } from '../workforce.tables.ts';

interface ComingProject {
  readonly project: ProjectRecord;
  readonly needs: readonly NeedRecord[];
  readonly staff: readonly { readonly id: number }[];
  readonly foreign: readonly { readonly id: number }[];
}

/** Of the permits that fit: the one that ends first is in force until the last day and ends soon after it. */
const FITTING = 4;
const LOCAL = 3;

export async function seedComingProject(tx: Transaction, ctx: Ctx, { project, needs, staff, foreign }: ComingProject): Promise<void> {
  const [first, last] = [calendarDate(project.start_date), calendarDate(project.end_date)];
  const need = needs.find(({ shift_name }) => shift_name === 'Day');
  if (!need) return;
  const permits = await tx.db
    .select({ employee_id: workPermits.employee_id, sector: workPermits.sector })
    .from(workPermits)
    .where(and(eq(workPermits.company_id, project.company_id), eq(workPermits.status, 'Active'), gt(workPermits.expiry_date, last)))
    .orderBy(asc(workPermits.expiry_date));
  const known = new Set(foreign.map(({ id }) => id));
  const builders = permits.filter(({ employee_id, sector }) => known.has(employee_id) && sector === project.sector).slice(0, FITTING);
  const local = staff.slice(-LOCAL);
  const on = (employee_id: number, isConfirmed: boolean) => ({
    company_id: project.company_id,
    requirement_id: need.id,
    employee_id,
    start_date: first,
    end_date: last,
    cost_rate: need.cost_rate,
    confirmed_at: isConfirmed ? ctx.clock.now().toISOString() : null,
  });
  await tx.db.insert(womDeployments).values([...builders.map(({ employee_id }) => on(employee_id, true)), ...local.map(({ id }) => on(id, false))]);
  await bringPlans(
    ctx,
    builders.map(({ employee_id }) => employee_id),
    first,
    last,
    () => null,
  );
}
