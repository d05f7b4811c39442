/** Employees for files named by employee code. */
import { call } from '#platform/web/call/call.ts';
import { listEmployees } from '#modules/employee/contract/employee.endpoints.ts';

export interface CodedPerson {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

const LIGHT = { status: 'Active', sort: 'asc', sort_by: 'name', select: 'name,employee_code' } as const;
const PAGE = 500;

const coded = ({ id, name, employee_code }: { id: number; name?: string | undefined; employee_code?: string | undefined }): CodedPerson => ({
  id,
  name: name ?? '',
  code: employee_code ?? '',
});

/** All active employees with their codes. */
export async function everyone(): Promise<CodedPerson[]> {
  const found: CodedPerson[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await call(listEmployees, { ...LIGHT, page, per_page: PAGE });
    found.push(...data.map(coded));
    if (page >= meta.last_page) return found;
  }
}
