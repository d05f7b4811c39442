/** Where people work: a question to whoever keeps work sites. Without an answer it is the place of their branch. */
import { eq, and } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';
import { branches, siteOf } from '#modules/company/server/public.ts';
import { today } from './change/check-employee.ts';
import type { Worksite } from '../contract/worksite.schema.ts';
import type { EmployeeRecord } from './employee.tables.ts';

export type PlacedEmployee = Pick<EmployeeRecord, 'id' | 'branch_id' | 'company_joined_at' | 'inactive_at'>;

/** Sites that people belong to or belonged to, by employee; absent: none. A fixed number of statements. */
export type Worksites = (ctx: Ctx, employeeIds: readonly number[]) => Promise<ReadonlyMap<number, readonly Worksite[]>>;

export const worksites = singleExtensionPoint<Worksites>('the worksites of employees');

/** The worksites of people whom the caller may see, by employee. Who belongs to no site any more works at their branch. */
export async function worksitesOf(ctx: Ctx, people: readonly PlacedEmployee[]): Promise<Map<number, readonly Worksite[]>> {
  const branchIds = new Set(people.flatMap(({ branch_id }) => branch_id ?? []));
  const [sites, found] = await pipeline(
    ctx,
    async () =>
      (await providerOf(worksites)?.(
        ctx,
        people.map(({ id }) => id),
      )) ?? new Map<number, readonly Worksite[]>(),
    async () =>
      ctx.db
        .select()
        .from(branches)
        .where(and(eq(branches.company_id, ctx.companyId), among(branches.id, branchIds))),
  );
  const day = today(ctx);
  const open = (id: number) => (sites.get(id) ?? []).some(({ from, to }) => from <= day && (to === null || to >= day));
  const places = new Map(found.map((branch) => [branch.id, siteOf(branch)]));
  return new Map(
    people.map(({ id, branch_id, company_joined_at: from, inactive_at: to }) => {
      const place = open(id) || branch_id === null ? undefined : places.get(branch_id);
      const branch: Worksite[] = place ? [{ ...place, of: 'branch', assignment_id: null, primary: true, from, to }] : [];
      return [id, [...branch, ...(sites.get(id) ?? [])]];
    }),
  );
}
