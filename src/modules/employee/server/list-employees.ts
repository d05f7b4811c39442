/** The list: ten of however many, with what was asked for and no more. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { mayAct } from '#platform/contract/access.ts';
import { metaFor } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { listEmployees as endpoint } from '../contract/employee.endpoints.ts';
import { imagesOf, presentEmployee } from './employee.presenter.ts';
import { listEmployeeRecords } from './employee.store.ts';

const RELATIONS = ['branch', 'division', 'department', 'position', 'position_level', 'user'] as const;
/** What a picker of another page needs; admins without this page get no personal data. */
const LIGHT = new Set<string>(['id', 'company_id', 'name', 'employee_code', 'image', 'status', 'position_id', 'branch_id', 'division_id', 'department_id', 'position', 'branch', 'division', 'department']);

/** Answers rows with the relations of `with` and the columns of `select` (all without it). */
export async function listEmployees(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const full = mayAct(ctx.actor, ctx.house.pages, '/admin/employee');
  const { rows, total } = await listEmployeeRecords(ctx, input);
  const images = await imagesOf(ctx, rows);
  const wanted = (key: string) =>
    key === 'id' ||
    ((RELATIONS as readonly string[]).includes(key)
      ? input.with.has(key as (typeof RELATIONS)[number])
      : input.select.size === 0 || (input.select as ReadonlySet<string>).has(key));
  const data = rows.map((row) => {
    const shown = Object.entries(presentEmployee(row, images)).filter(([key]) => wanted(key) && (full || LIGHT.has(key)));
    return Object.fromEntries(shown) as OutputOf<typeof endpoint>['data'][number];
  });
  return { data, meta: metaFor(input, total) };
}
