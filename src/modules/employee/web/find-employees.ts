/** Employees by typed words, for pickers. */
import { call } from '#platform/web/call/call.ts';
import { personOption } from '#platform/web/ui/person-option.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { listEmployees } from '../contract/employee.endpoints.ts';

async function find(keyword: string, more: { status?: 'Active'; employee_type?: 'Foreign' } = { status: 'Active' }): Promise<Option[]> {
  const { data } = await call(listEmployees, { keyword, per_page: 30, sort: 'asc', sort_by: 'name', select: 'name,employee_code', ...more });
  return data.map(personOption);
}

/** Active ones. */
export const findEmployees = (keyword: string) => find(keyword);
/** Those who can have a work permit. */
export const findForeignEmployees = (keyword: string) => find(keyword, { status: 'Active', employee_type: 'Foreign' });
/** Also those who have left. */
export const findEverybody = (keyword: string) => find(keyword, {});
