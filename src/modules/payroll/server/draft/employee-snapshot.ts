/** Who the employee was when the payroll was computed: a payslip never changes later. */
import type { PayrollPerson } from '#modules/employee/server/public.ts';
import type { SalaryRecord } from '../salary/salary.tables.ts';

export interface EmployeeSnapshot {
  readonly name: string;
  readonly employee_code: string;
  readonly identity_number: string | null;
  readonly passport: string | null;
  readonly dob: string;
  readonly citizenship: PayrollPerson['citizenship'];
  readonly disability: boolean;
  readonly marital_status: PayrollPerson['marital_status'];
  readonly spouse: PayrollPerson['spouse'];
  readonly children: PayrollPerson['children'];
  readonly skbbk_released_from: string | null;
  readonly company_joined_at: string;
  readonly inactive_at: string | null;
  readonly branch: string | null;
  readonly division: string | null;
  readonly department: string | null;
  readonly position: string | null;
  readonly epf_no: string | null;
  readonly socso_no: string | null;
  readonly tax_no: string | null;
  readonly zakat_no: string | null;
  readonly payment_method: SalaryRecord['payment_method'];
  readonly bank: { readonly id: number; readonly name: string | null; readonly account_no: string | null; readonly account_name: string | null } | null;
}

/** @param bankNames names of banks by id. */
export function snapshotEmployee(person: PayrollPerson, dob: string, salary: SalaryRecord, bankNames: ReadonlyMap<number, string>): EmployeeSnapshot {
  return {
    name: person.name,
    employee_code: person.employee_code,
    identity_number: person.identity_number,
    passport: person.passport,
    dob,
    citizenship: person.citizenship,
    disability: person.disability,
    marital_status: person.marital_status,
    spouse: person.spouse,
    children: person.children,
    skbbk_released_from: salary.skbbk_released_from,
    company_joined_at: person.company_joined_at,
    inactive_at: person.inactive_at,
    branch: person.branch,
    division: person.division,
    department: person.department,
    position: person.position,
    epf_no: person.epf_no,
    socso_no: person.socso_no,
    tax_no: person.tax_no,
    zakat_no: person.zakat_no,
    payment_method: salary.payment_method,
    bank:
      salary.bank_id === null
        ? null
        : { id: salary.bank_id, name: bankNames.get(salary.bank_id) ?? null, account_no: salary.bank_account_no, account_name: salary.bank_account_name },
  };
}
