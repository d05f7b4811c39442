/** Who the employee was when the payroll was computed: a payslip never changes later. */
import type { PayrollPerson } from '#modules/employee/server/public.ts';
import type { SalaryRecord } from './salary.tables.ts';

/** What it keeps of the person as it is. */
const STORED = [
  'name',
  'employee_code',
  'identity_number',
  'passport',
  'citizenship',
  'disability',
  'marital_status',
  'spouse',
  'children',
  'company_joined_at',
  'inactive_at',
  'branch',
  'division',
  'department',
  'position',
  'epf_no',
  'socso_no',
  'tax_no',
  'zakat_no',
] as const satisfies readonly (keyof PayrollPerson)[];

export interface EmployeeSnapshot extends Pick<PayrollPerson, (typeof STORED)[number]> {
  readonly dob: string;
  readonly skbbk_released_from: string | null;
  readonly payment_method: SalaryRecord['payment_method'];
  readonly bank: { readonly id: number; readonly name: string | null; readonly account_no: string | null; readonly account_name: string | null } | null;
}

/** @param bankNames names of banks by id. */
export function snapshotEmployee(person: PayrollPerson, dob: string, salary: SalaryRecord, bankNames: ReadonlyMap<number, string>): EmployeeSnapshot {
  const stored: Partial<Record<(typeof STORED)[number], unknown>> = {};
  for (const key of STORED) stored[key] = person[key];
  return {
    ...(stored as Pick<PayrollPerson, (typeof STORED)[number]>),
    dob,
    skbbk_released_from: salary.skbbk_released_from,
    payment_method: salary.payment_method,
    bank:
      salary.bank_id === null
        ? null
        : { id: salary.bank_id, name: bankNames.get(salary.bank_id) ?? null, account_no: salary.bank_account_no, account_name: salary.bank_account_name },
  };
}
