/** People for the search box: by name, code and, for who may see them, the other things that identify a person. */
import { demand } from '#platform/contract/endpoint.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { listEmployees as endpoint } from '../contract/employee.endpoints.ts';
import { employeeManifest } from '../contract/employee.manifest.ts';
import { listEmployeeRecords } from './list/employee-list.store.ts';

export const employeeSources: readonly SearchSource[] = [
  {
    kind: 'people',
    demands: demand(employeeManifest, '/admin/employee'),
    async find(ctx, keyword, limit) {
      const filter = endpoint.input.parse({ keyword, per_page: limit, sort: 'asc', sort_by: 'name', with: 'position' });
      const { rows } = await listEmployeeRecords(ctx, filter);
      const images = await presentFiles(
        ctx,
        rows.flatMap((row) => (row['image_file'] as string | null) ?? []),
      );
      return rows.map((row) => ({
        id: Number(row['id']),
        title: String(row['name']),
        about: [row['employee_code'], row['position_name']].filter(Boolean).join(', '),
        route: `/admin/employee/view?id=${String(row['id'])}`,
        image: images.get(row['image_file'] as string)?.url ?? null,
      }));
    },
  },
];
