/** What employees see of their own leave. */
import { and, asc, eq, ilike, isNull, ne, sql } from 'drizzle-orm';
import { yearOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { departments } from '#modules/company/server/public.ts';
import { containing, employees, getOwnEmployee, ownEmployeeId } from '#modules/employee/server/public.ts';
import type * as calls from '../../contract/leave.endpoints.ts';
import { balancesOf } from '../entitlement/balances.ts';
import { calculateFor, typesFor } from '../application/calculate-leave.ts';
import { today } from '../leave-actor.ts';
import { countOwn, listOwnRecords } from '../leave-list.store.ts';
import { presentLeaves, readLeave, startPresenting } from '../leave.presenter.ts';
import { presentLedger } from '../entitlement/show-ledger.ts';

type Call = 'listOwnLeaves' | 'ownLeaveSummary' | 'ownLeaveTypes' | 'findColleagues' | 'calculateOwnLeave' | 'showOwnLeave' | 'ownLedger';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

/** `with=item_type,employee.position` → relations; without it all are sent. */
export const relationsOf = (text: string | undefined): ReadonlySet<string> | undefined =>
  text === undefined ? undefined : new Set(text.split(',').map((part) => part.trim()));

export async function listOwnLeaves(ctx: Ctx, filter: In<'listOwnLeaves'>): Promise<Out<'listOwnLeaves'>> {
  const [{ records, total }] = await pipeline(
    ctx,
    () => listOwnRecords(ctx, filter),
    () => startPresenting(ctx),
  );
  return { data: await presentLeaves(ctx, records, relationsOf(filter.with)), meta: metaFor(filter, total) };
}

export async function ownLeaveSummary(ctx: Ctx, input: In<'ownLeaveSummary'>): Promise<Out<'ownLeaveSummary'>> {
  const year = input.year ?? yearOf(today(ctx));
  const [types, counts] = await pipeline(
    ctx,
    () => balancesOf(ctx, ownEmployeeId(ctx), year),
    () => countOwn(ctx, year),
  );
  return { data: { year, types, counts: Object.fromEntries(counts) } };
}

export const ownLeaveTypes = async (ctx: Ctx, { date, all }: In<'ownLeaveTypes'>): Promise<Out<'ownLeaveTypes'>> => ({
  data: await typesFor(ctx, await getOwnEmployee(ctx), date ?? today(ctx), all),
});

export const calculateOwnLeave = async (ctx: Ctx, input: In<'calculateOwnLeave'>): Promise<Out<'calculateOwnLeave'>> => ({
  data: await calculateFor(ctx, await getOwnEmployee(ctx), input, false),
});

export const showOwnLeave = async (ctx: Ctx, { id }: In<'showOwnLeave'>): Promise<Out<'showOwnLeave'>> => ({
  data: await readLeave(ctx, id, 'own'),
});

export const ownLedger = async (ctx: Ctx, input: In<'ownLedger'>): Promise<Out<'ownLedger'>> => ({
  data: await presentLedger(ctx, { ...input, employee_id: ownEmployeeId(ctx) }),
});

const COLLEAGUES = 20;

/** Active colleagues by name. */
export async function findColleagues(ctx: Ctx, { keyword }: In<'findColleagues'>): Promise<Out<'findColleagues'>> {
  const data = await ctx.db
    .select({ id: employees.id, name: employees.name, department: departments.name })
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(
      and(
        eq(employees.company_id, ctx.companyId),
        isNull(employees.deleted_at),
        eq(employees.status, 'Active'),
        ne(employees.id, ownEmployeeId(ctx)),
        keyword ? ilike(employees.name, containing(keyword)) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${employees.name})`))
    .limit(COLLEAGUES);
  return { data };
}
