/** Profiles of employees for "who am I", across companies; and counting by reach. Runs as the portal or in a company. */
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '#platform/server/db/prepared.ts';
import type { EmployeeScope } from '#platform/server/access/actor.ts';
import { presentFile } from '#platform/server/files/file.presenter.ts';
import { files } from '#platform/server/files/file.tables.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import { branches, departments, divisions, positions, positionLevels } from '#modules/company/server/public.ts';
import type { EmployeeRow } from '../../contract/employee.schema.ts';
import { presentEmployee } from '../employee.presenter.ts';
import { scopeCondition } from '../employee-scope.ts';
import { employees as e } from '../employee.tables.ts';

export interface EmployeeKey {
  readonly company_id: number;
  readonly employee_id: number;
}

export type SessionProfile = Omit<EmployeeRow, 'image' | 'user' | 'branch' | 'division' | 'department' | 'position'> & {
  /** A signed link. */
  readonly image: string | null;
  readonly branch: { id: number; name: string } | null;
  readonly division: { id: number; name: string } | null;
  readonly department: { id: number; name: string } | null;
  readonly position: { id: number; name: string } | null;
};

const profiles = prepared('employee.session', ['companies', 'ids'], (db, $) =>
  db
    .select({
      employee: e,
      picture: files,
      branch: { id: branches.id, name: branches.name },
      division: { id: divisions.id, name: divisions.name },
      department: { id: departments.id, name: departments.name },
      position: { id: positions.id, name: positions.name },
      position_level: { id: positionLevels.id, name: positionLevels.name },
    })
    .from(e)
    .leftJoin(files, eq(files.uuid, e.image_file))
    .leftJoin(branches, eq(branches.id, e.branch_id))
    .leftJoin(divisions, eq(divisions.id, e.division_id))
    .leftJoin(departments, eq(departments.id, e.department_id))
    .leftJoin(positions, eq(positions.id, e.position_id))
    .leftJoin(positionLevels, eq(positionLevels.id, e.position_level_id))
    .where(and(isNull(e.deleted_at), sql`(${e.company_id}, ${e.id}) in (select * from unnest(${$.companies}::bigint[], ${$.ids}::bigint[]))`)),
);

/** The specification's employee fields with relations, one per pair; pairs that are gone are left out. */
export async function employeesForSession(ctx: OpenCtx | Ctx, pairs: readonly EmployeeKey[]): Promise<SessionProfile[]> {
  if (pairs.length === 0) return [];
  const rows = await profiles(ctx, { companies: pairs.map(({ company_id }) => company_id), ids: pairs.map(({ employee_id }) => employee_id) });
  return rows.map((row) => {
    const images = new Map(row.picture ? [[row.picture.uuid, presentFile(ctx, row.picture)]] : []);
    const { user: _user, image, ...profile } = presentEmployee({ ...row, user: null }, images);
    return { ...profile, branch: row.branch, division: row.division, department: row.department, position: row.position, image: image?.url ?? null };
  });
}

/** Active employees of the company inside a reach. */
export async function countInScope(ctx: Ctx, scope: EmployeeScope): Promise<number> {
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), isNull(e.deleted_at), eq(e.status, 'Active'), scopeCondition(scope)));
  return counted?.total ?? 0;
}

export async function seesEmployee(ctx: Ctx, scope: EmployeeScope, id: number): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: e.id })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), isNull(e.deleted_at), eq(e.id, id), scopeCondition(scope)));
  return found !== undefined;
}
