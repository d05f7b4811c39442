import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { employeeOf, ownerOf, type EmployedPerson, type Person } from './people.ts';
import type { TestPortal } from './test-portal.ts';

/** The owner of a new company, and its clerk with a monthly salary. */
export async function paidClerk(portal: TestPortal, basic: number): Promise<{ readonly owner: Person; readonly clerk: EmployedPerson }> {
  const owner = await ownerOf(portal);
  const clerk = await employeeOf(portal, owner);
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, clerk.employeeId, basic));
  return { owner, clerk };
}
