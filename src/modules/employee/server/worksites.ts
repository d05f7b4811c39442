/** Where people work: the place of their branch. */
import { and, asc, count, eq, ilike } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { branches, siteOf } from '#modules/company/server/public.ts';
import type { listWorksites as listEndpoint, Worksite, worksitesOfEmployee as ofEmployeeEndpoint } from '../contract/worksite.endpoints.ts';
import { getEmployee, visible } from './employee.store.ts';
import { containing } from '#platform/server/db/containing.ts';
import { employees as e } from './employee.tables.ts';

interface Row {
  readonly branch: typeof branches.$inferSelect;
  readonly employee: {
    readonly id: number;
    readonly name: string;
    readonly employee_code: string;
    readonly company_joined_at: string;
    readonly inactive_at: string | null;
  };
}

const columns = {
  branch: branches,
  employee: { id: e.id, name: e.name, employee_code: e.employee_code, company_joined_at: e.company_joined_at, inactive_at: e.inactive_at },
};

const present = ({ branch, employee }: Row): Worksite => ({ ...siteOf(branch), primary: true, from: employee.company_joined_at, to: employee.inactive_at });

export async function listWorksites(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const where = and(
    visible(ctx),
    eq(e.status, 'Active'),
    input.branch_id ? eq(e.branch_id, input.branch_id) : undefined,
    input.keyword ? ilike(e.search, containing(input.keyword)) : undefined,
  );
  const ofBranch = eq(branches.id, e.branch_id);
  const { rows, meta } = await readPage(ctx, input, {
    rows: ctx.db.select(columns).from(e).innerJoin(branches, ofBranch).where(where),
    count: ctx.db.select({ total: count() }).from(e).innerJoin(branches, ofBranch).where(where),
    order: (to) => [to(input.sort_by === 'name' ? e.name : e.id), asc(e.id)],
  });
  const data = rows.map((row) => ({
    employee: { id: row.employee.id, name: row.employee.name, employee_code: row.employee.employee_code },
    worksite: present(row),
  }));
  return { data, meta };
}

export async function worksitesOfEmployee(ctx: Ctx, { id }: ParsedInput<typeof ofEmployeeEndpoint>): Promise<OutputOf<typeof ofEmployeeEndpoint>> {
  return { data: await worksitesOf(ctx, await getEmployee(ctx, id)) };
}

/** The worksites of a person whom the caller may see. */
export async function worksitesOf(ctx: Ctx, employee: Row['employee'] & { readonly branch_id: number | null }): Promise<Worksite[]> {
  if (employee.branch_id === null) return [];
  const [branch] = await ctx.db
    .select()
    .from(branches)
    .where(and(eq(branches.company_id, ctx.companyId), eq(branches.id, employee.branch_id)));
  return branch ? [present({ branch, employee })] : [];
}
