/** Whom or what an application is about, as a list and a file name it. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { ApplicationRow } from '../../contract/application.schema.ts';
import { linesOf } from '../../contract/application/form-fields.ts';
import { asmApplications as a } from './application.tables.ts';

export interface Named {
  readonly name: string;
  readonly code: string | null;
}

/** Of an application about several people: the first whom the viewer sees. Asked of the rows of a page alone, since it stands in no condition. */
export const firstPerson = (ctx: Ctx) =>
  sql<Named | null>`(select json_build_object('name', ${employees.name}, 'code', ${employees.employee_code})
    from jsonb_array_elements_text(${a.payload} -> 'employee_ids') with ordinality as each (id, at)
    join ${employees} on ${employees.id} = each.id::bigint and ${visible(ctx)} order by each.at limit 1)`;

export interface Subjects {
  /** Of an application about one person. */
  readonly person: Named | null;
  readonly first: Named | null;
  readonly asset: Named | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** null: the form names nothing yet, or only people whom the viewer does not see. */
export function subjectOf({ person, first, asset, payload }: Subjects): ApplicationRow['subject'] {
  const lines = linesOf(payload, 'items');
  const [line] = lines;
  const bought = typeof line?.['name'] === 'string' ? { name: line['name'], code: null } : null;
  const named = person ?? first ?? asset ?? bought;
  // A person stands alone, whatever else the form names.
  const among = person ? null : first ? payload['employee_ids'] : asset ? payload['asset_ids'] : lines;
  const more = Math.max(countOf(among) - 1, 0);
  return named && { name: named.name, code: named.code ?? '', more };
}
