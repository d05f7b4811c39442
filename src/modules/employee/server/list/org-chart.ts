/** The chart of the organisation: who heads each unit and how many work in it, of the people whom the viewer sees. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ChartKind, orgChart as endpoint } from '../../contract/employee.endpoints.ts';
import { scopeList, scopeText } from '../employee-scope.ts';

interface Unit {
  readonly kind: ChartKind;
  readonly unit: number;
}

/** Of the company, whose it is and whom the viewer sees of it. */
const ACTIVE = `e.company_id = $1 and e.deleted_at is null and e.status = 'Active' and ${scopeText('e', 2)}`;

const headcounts = adhocText<Unit & { readonly people: number }>(
  `select u.kind, u.unit, count(*)::int as people
   from employees e cross join lateral (values ('company', e.company_id), ('branch', e.branch_id), ('division', e.division_id),
     ('department', e.department_id), ('position', e.position_id)) u(kind, unit)
   where ${ACTIVE} and u.unit is not null group by 1, 2`,
);

const heads = adhocText<Unit & { readonly id: number; readonly name: string; readonly image_file: string | null }>(
  `select u.kind, u.unit, e.id, e.name, e.image_file
   from (select 'branch' as kind, id as unit, company_id, manager_id as head from branches where deleted_at is null
     union all select 'division', id, company_id, head_id from divisions where deleted_at is null
     union all select 'department', id, company_id, head_id from departments where deleted_at is null) u
   join employees e on e.id = u.head and e.company_id = u.company_id
   where ${ACTIVE}`,
);

const keyOf = ({ kind, unit }: Unit) => `${kind}-${unit}`;

/** Units of whom neither is known are not among the answers. */
export async function orgChart(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const asked = [ctx.companyId, ...scopeList(ctx.actor.scope)];
  const [counted, headed] = await pipeline(
    ctx,
    () => headcounts(ctx.client, asked),
    () => heads(ctx.client, asked),
  );
  const images = await presentFiles(
    ctx,
    headed.flatMap(({ image_file }) => image_file ?? []),
  );
  const people = new Map(counted.map((row) => [keyOf(row), row.people]));
  const head = new Map(headed.map(({ id, name, image_file, ...unit }) => [keyOf(unit), { id, name, image: (image_file && images.get(image_file)) || null }]));
  const units = new Map([...counted, ...headed].map((row) => [keyOf(row), row]));
  return { data: [...units].map(([key, { kind, unit }]) => ({ kind, id: unit, people: people.get(key) ?? 0, head: head.get(key) ?? null })) };
}
