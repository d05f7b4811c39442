/** Salary profiles for tests, made past the forms. Runs as the portal. */
import { fromRinggit } from '#platform/contract/money.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import type { NewEmployee } from '#modules/employee/server/employee.tables.ts';
import { employeePayrolls, type NewSalary, type SalaryRecord } from './salary/salary.tables.ts';

/** Stores a salary version from the first day of 2024. */
export async function makeSalary(tx: Transaction, companyId: number, employeeId: number, basic: number, given: Partial<NewSalary> = {}): Promise<SalaryRecord> {
  const [record] = await tx.db
    .insert(employeePayrolls)
    .values({ company_id: companyId, employee_id: employeeId, effective_from: '2024-01-01', basic: fromRinggit(basic), ...given })
    .returning();
  if (!record) throw new Error('The salary was not stored');
  return record;
}

/** Stores an employee with a salary. @returns the employee's id */
export async function makeSalaried(
  tx: Transaction,
  companyId: number,
  basic: number,
  given: Partial<NewEmployee> = {},
  salary: Partial<NewSalary> = {},
): Promise<number> {
  const { id } = await makeEmployee(tx, companyId, given);
  await makeSalary(tx, companyId, id, basic, salary);
  return id;
}
