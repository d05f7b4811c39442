/** Salary versions of an employee. Whoever lacks the employment key of the employee view gets none of it. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, onPage, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { employeeManifest as manifest } from '#modules/employee/contract/employee.manifest.ts';
import { payAccountForm, salaryForm, salaryRow } from './salary.schema.ts';

const PAGE = '/admin/employee/view/employment';
const PATH = 'api/admin/employees/{id}/salaries';
const warnings = z.array(z.object({ code: z.string(), text: z.string() }));

export const listSalaries = defineEndpoint({
  name: 'payroll.list-salaries',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: z.object({ data: z.array(salaryRow), can: z.object({ create: z.boolean() }) }),
  summary: 'Salary versions of an employee, the latest first',
});

export const saveSalary = defineEndpoint({
  name: 'payroll.save-salary',
  method: 'POST',
  path: PATH,
  requires: requireAny([onPage(manifest, PAGE, 'Create'), onPage(manifest, PAGE, 'Update')]),
  input: salaryForm,
  output: wrote(salaryRow.extend({ warnings })),
  summary: 'Starts a salary version; the version before ends the day before. A version of the same day is replaced',
});

export const savePayAccount = defineEndpoint({
  name: 'payroll.save-pay-account',
  method: 'POST',
  path: 'api/admin/employees/{id}/pay-account',
  requires: requireAny([onPage(manifest, PAGE, 'Create'), onPage(manifest, PAGE, 'Update')]),
  input: z.object({ id: id(), ...payAccountForm.shape }),
  output: wrote(salaryRow),
  summary: 'The bank account of the salary from today on: payrolls that are not paid yet go there, confirmed ones too',
});
