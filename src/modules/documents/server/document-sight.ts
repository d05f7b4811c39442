/** Who sees which document: HR by its page and reach, everybody else what is published for them. */
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { mayAct } from '#platform/contract/access.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import { documents as d } from './document.tables.ts';

const CENTER = '/admin/company/hris';
const TAB = '/admin/employee/view/document';

export type DocumentAction = 'Create' | 'Update' | 'Delete';

/** HR of the document center, or of the employees' tab alone (then only their documents). */
export const seesCenter = (ctx: Ctx) => mayAct(ctx.actor, ctx.house.pages, CENTER);
export const seesTab = (ctx: Ctx) => mayAct(ctx.actor, ctx.house.pages, TAB);
export const mayDo = (ctx: Ctx, action: DocumentAction, ofEmployee: boolean) =>
  mayAct(ctx.actor, ctx.house.pages, CENTER, action) || (ofEmployee && mayAct(ctx.actor, ctx.house.pages, TAB, action));

/** Published, not past its last day, and meant for the employee `e`. Also the audience of a document the other way round. */
export const audienceCondition: SQL = sql`(
  ${d.employee_id} = ${employees.id}
  or (${d.employee_id} is null and (
    ${d.audience} = 'All'
    or (${d.audience} = 'Branch' and ${employees.branch_id} = any(${d.audience_ids}))
    or (${d.audience} = 'Division' and ${employees.division_id} = any(${d.audience_ids}))
    or (${d.audience} = 'Department' and ${employees.department_id} = any(${d.audience_ids}))
    or (${d.audience} = 'Employee' and ${employees.id} = any(${d.audience_ids}))
  )))`;

const current = (today: string) => and(eq(d.status, 'published'), or(isNull(d.expires_at), sql`${d.expires_at} >= ${today}`));

/** What is shared with the signed-in employee. */
export function sharedWithMe(ctx: Ctx, today: string): SQL | undefined {
  if (!ctx.actor.employee) return sql`false`;
  return and(
    current(today),
    sql`exists (select 1 from ${employees} where ${employees.company_id} = ${ctx.companyId} and ${employees.id} = ${ctx.actor.employee.id} and ${audienceCondition})`,
  );
}

/** The wall in front of every query on documents. */
export function sight(ctx: Ctx, today: string): SQL | undefined {
  const own = and(eq(d.company_id, ctx.companyId), isNull(d.deleted_at));
  const inReach = ctx.actor.scope.all
    ? undefined
    : or(isNull(d.employee_id), inArray(d.employee_id, ctx.db.select({ id: employees.id }).from(employees).where(visible(ctx))));
  if (seesCenter(ctx)) return and(own, inReach);
  const ofPeople = seesTab(ctx) ? and(sql`${d.employee_id} is not null`, inReach) : undefined;
  const mine = sharedWithMe(ctx, today);
  return and(own, ofPeople ? or(ofPeople, mine) : mine);
}
