/** People for the search box: by name, code, position, email and papers. */
import { requirePage } from '#platform/contract/endpoint.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { MOST_HITS } from '#platform/server/search/sought.ts';
import { employeeManifest } from '../contract/employee.manifest.ts';
import { scopeList, scopeText } from './employee-scope.ts';

interface FoundPerson {
  readonly id: number;
  readonly name: string;
  readonly employee_code: string;
  readonly status: string;
  readonly image_file: string | null;
  readonly position_name: string | null;
}

/** The code itself first, then where the name begins so, where one of its words does, where it stands inside, and what only papers, email or position say. */
const peopleFound = preparedText<FoundPerson>(
  'employee.found',
  `select e.id, e.name, e.employee_code, e.status, e.image_file, e.position_name
   from employees_found($1, $2::text[], true) e
   where ${scopeText('e', 4)}
   order by case when lower(e.employee_code) = $3 then 0 when starts_with(lower(e.name), $3) then 1
                 when strpos(lower(' ' || e.name || ' ' || e.employee_code), ' ' || $3) > 0 then 2 when strpos(lower(e.name), $3) > 0 then 3 else 4 end,
            e.status <> 'Active', lower(e.name), e.id
   limit ${MOST_HITS}`,
);

export const employeeSources: readonly SearchSource[] = [
  {
    kind: 'people',
    requires: requirePage(employeeManifest, '/admin/employee'),
    async find(ctx, { within, words, text }) {
      const rows = await peopleFound(ctx.client, [within, words, text, ...scopeList(ctx.actor.scope)]);
      const images = rows.flatMap((row) => row.image_file ?? []);
      const shown = images.length > 0 ? await presentFiles(ctx, images) : null;
      return rows.map(({ id, name, employee_code, status, image_file, position_name }) => ({
        id,
        title: name,
        about: [employee_code, position_name].filter(Boolean).join(' · '),
        route: `/admin/employee/view?id=${id}`,
        status: status === 'Active' ? undefined : status,
        image: shown?.get(image_file ?? '')?.url,
      }));
    },
  },
];
