/** Who sees which document: HR by its page and reach, everybody else what is published for them. */
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { mayAct } from '#platform/contract/access.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, SCOPE_HOLES, scopeOfHoles, scopeValues, visible } from '#modules/employee/server/public.ts';
import { documents as d } from './document.tables.ts';

const CENTER = '/admin/company/hris';
const TAB = '/admin/employee/view/document';

export type DocumentAction = 'Create' | 'Update' | 'Delete';

/** HR of the document center, or of the employees' tab alone (then only their documents). */
export const seesCenter = (ctx: Ctx) => mayAct(ctx.actor, ctx.services.pages, CENTER);
export const seesTab = (ctx: Ctx) => mayAct(ctx.actor, ctx.services.pages, TAB);
export const mayDo = (ctx: Ctx, action: DocumentAction, ofEmployee: boolean) =>
  mayAct(ctx.actor, ctx.services.pages, CENTER, action) || (ofEmployee && mayAct(ctx.actor, ctx.services.pages, TAB, action));

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

/** By which page somebody sees documents: all of the company, those of people alone, or none but what is shared with them. */
export type SeenBy = 'center' | 'tab' | 'mine';
export const seenBy = (ctx: Ctx): SeenBy => (seesCenter(ctx) ? 'center' : seesTab(ctx) ? 'tab' : 'mine');

/** Who looks, in values or in the holes of a prepared statement. */
interface Looker {
  readonly company: unknown;
  readonly today: unknown;
  /** The own employee. */
  readonly me: unknown;
}

const current = (today: unknown) => and(eq(d.status, 'published'), or(isNull(d.expires_at), sql`${d.expires_at} >= ${today}`));
const shared = ({ company, today, me }: Looker) =>
  and(current(today), sql`exists (select 1 from ${employees} where ${employees.company_id} = ${company} and ${employees.id} = ${me} and ${audienceCondition})`);

/** @param inReach of a document that belongs to a person; undefined: everybody is */
function clock(looker: Looker, by: SeenBy, inRadius: SQL | undefined): SQL | undefined {
  const own = and(sql`${d.company_id} = ${looker.company}`, isNull(d.deleted_at));
  if (by === 'center') return and(own, inRadius && or(isNull(d.employee_id), inRadius));
  if (by === 'tab') return and(own, or(and(isNotNull(d.employee_id), inRadius), shared(looker)));
  return and(own, shared(looker));
}

const lookerOf = (ctx: Ctx, today: string) => ({ company: ctx.companyId, today, me: ctx.actor.employee?.id ?? 0 });

/** What is shared with the signed-in employee. */
export const sharedWithMe = (ctx: Ctx, today: string): SQL | undefined => (ctx.actor.employee ? shared(lookerOf(ctx, today)) : sql`false`);

/** The wall in front of every query on documents. */
export const visibility = (ctx: Ctx, today: string): SQL | undefined =>
  clock(
    lookerOf(ctx, today),
    seenBy(ctx),
    ctx.actor.scope.all ? undefined : inArray(d.employee_id, ctx.db.select({ id: employees.id }).from(employees).where(visible(ctx))),
  );

/** The holes that a prepared statement leaves for the wall; filled by `sightValues`. */
export const VISIBILITY_HOLES = ['company', 'today', 'me', ...SCOPE_HOLES] as const;
export const visibilityValues = (ctx: Ctx, today: string) => ({ ...lookerOf(ctx, today), ...scopeValues(ctx.actor.scope) });
/** `sight` for a prepared statement, one for each way of seeing. */
export const visibilityOfHoles = ($: Readonly<Record<(typeof VISIBILITY_HOLES)[number], unknown>>, by: SeenBy): SQL | undefined =>
  clock(
    $,
    by,
    sql`(${$.all}::boolean or exists (select from ${employees} where ${employees.company_id} = ${$.company} and ${employees.id} = ${d.employee_id} and ${employees.deleted_at} is null and ${scopeOfHoles($)}))`,
  );
