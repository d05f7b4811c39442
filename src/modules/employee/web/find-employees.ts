/** Active employees by typed words, for pickers. */
import { call } from '#platform/web/call/call.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { listEmployees } from '../contract/employee.endpoints.ts';

async function find(keyword: string, more: { employee_type?: 'Foreign' } = {}): Promise<Option[]> {
  const { data } = await call(listEmployees, { keyword, status: 'Active', per_page: 30, sort: 'asc', sort_by: 'name', select: 'name,employee_code', ...more });
  return data.map(({ id, name, employee_code: code }) => ({ value: String(id), label: code ? `${name} (${code})` : (name ?? String(id)) }));
}

export const findEmployees = (keyword: string) => find(keyword);
/** Those who can have a work permit. */
export const findForeignEmployees = (keyword: string) => find(keyword, { employee_type: 'Foreign' });
