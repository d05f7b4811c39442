/** The list: ten of however many, with what was asked for and no more. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { mayAct } from '#platform/contract/access.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listEmployees as endpoint } from '../../contract/employee.endpoints.ts';
import { listEmployeeRecords, SHOWN_COLUMNS, unitsAsked } from './employee-list.store.ts';
import { UNIT_COLUMNS } from '../employee.tables.ts';

/** What a picker of another page needs; admins without this page get no personal data. */
const LIGHT = new Set<string>([
  'id',
  'company_id',
  'name',
  'employee_code',
  'image',
  'status',
  'position_id',
  'branch_id',
  'division_id',
  'department_id',
  'position',
  'branch',
  'division',
  'department',
]);

/** Answers rows with the relations of `with` and the columns of `select` (all without it). */
export async function listEmployees(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const full = mayAct(ctx.actor, ctx.services.pages, '/admin/employee');
  const { rows, total } = await listEmployeeRecords(ctx, input, !full);
  const images = await presentFiles(
    ctx,
    rows.flatMap((row) => (row['image_file'] as string | null) ?? []),
  );
  const chosen = input.select as ReadonlySet<string>;
  const isShown = (key: string) => key === 'id' || ((chosen.size === 0 || chosen.has(key)) && (full || LIGHT.has(key)));
  const keys = SHOWN_COLUMNS.filter(isShown);
  const units = unitsAsked(input).filter((unit) => full || LIGHT.has(unit));
  const data = rows.map((row) => {
    const shown: Record<string, unknown> = {};
    for (const key of keys) shown[key] = row[key];
    if (isShown('image')) shown['image'] = images.get(row['image_file'] as string) ?? null;
    for (const unit of units) {
      const unitId = row[UNIT_COLUMNS[unit]];
      shown[unit] = unitId === null ? null : { id: unitId, name: row[`${unit}_name`] };
    }
    if (full && input.with.has('user')) {
      shown['user'] =
        row['user_id'] === null ? null : { id: row['user_id'], email: row['user_email'], status: row['user_status'], last_login_at: row['user_last_login_at'] };
    }
    return shown as OutputOf<typeof endpoint>['data'][number];
  });
  return { data, meta: metaFor(input, total) };
}
