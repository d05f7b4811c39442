/** Employees for tests, made past the forms: any column can be given, the rest is a plain local employee. */
import type { Transaction } from '#platform/server/db/scope.ts';
import { employees, type EmployeeRecord, type NewEmployee } from './employee.tables.ts';
import { workPermits } from './person.tables.ts';

let made = 0;

/** `A`, `B` … `Z`, `AA`: names carry no digits. */
const letters = (n: number): string => (n >= 26 ? letters(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26));

/** A valid identity number that no other of this process has; odd numbers are men. */
export function someIdentityNumber(birth = '1990-01-31'): string {
  const n = ++made;
  return `${birth.slice(2, 4)}${birth.slice(5, 7)}${birth.slice(8, 10)}-14-${String(n % 10_000).padStart(4, '0')}`;
}

/** Stores an employee. Runs as the portal. */
export async function makeEmployee(tx: Transaction, companyId: number, given: Partial<NewEmployee> = {}): Promise<EmployeeRecord> {
  const n = ++made;
  const foreign = given.employee_type === 'Foreign';
  const [record] = await tx.db
    .insert(employees)
    .values({
      company_id: companyId,
      name: `Employee ${letters(n)}`,
      employee_code: `T${String(n).padStart(5, '0')}`,
      date_of_birth: '1990-01-31',
      gender: 'Male',
      race: 'Malay',
      nationality: foreign ? 'Nepal' : 'Malaysia',
      citizenship: foreign ? 'foreign' : 'citizen',
      marital_status: 'Single',
      email: `employee${n}-${process.pid}@example.my`,
      phone: '+60125550000',
      company_joined_at: '2024-01-02',
      ...(foreign ? { passport: `DEMO${String(n).padStart(6, '0')}`, passport_expiry: '2030-01-01' } : { identity_number: someIdentityNumber() }),
      ...given,
    })
    .returning();
  if (!record) throw new Error('The employee was not stored');
  return record;
}

/** Stores a work permit of an employee. Runs as the portal. */
export async function makePermit(
  tx: Transaction,
  employee: Pick<EmployeeRecord, 'id' | 'company_id'>,
  given: Partial<typeof workPermits.$inferInsert> = {},
): Promise<number> {
  const n = ++made;
  const [permit] = await tx.db
    .insert(workPermits)
    .values({
      company_id: employee.company_id,
      employee_id: employee.id,
      type: 'PLKS',
      permit_no: `PLKS-${n}`,
      passport_no: `DEMO${String(n).padStart(6, '0')}`,
      issue_date: '2026-01-01',
      expiry_date: '2026-12-31',
      ...given,
    })
    .returning({ id: workPermits.id });
  if (!permit) throw new Error('The permit was not stored');
  return permit.id;
}
