import { call } from '#platform/web/call/call.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { listEmployees } from '#modules/employee/contract/employee.endpoints.ts';

/** Employees by typed words. */
export async function findEmployees(keyword: string): Promise<Option[]> {
  const { data } = await call(listEmployees, { keyword, per_page: 30, sort: 'asc', sort_by: 'name', select: 'name,employee_code' });
  return data.map(({ id, name, employee_code: code }) => ({ value: String(id), label: code ? `${name} (${code})` : (name ?? String(id)) }));
}
