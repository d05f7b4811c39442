/** What a row of the employee import makes of a salary: the version as it would be, and what is wrong. Pure. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, ZERO } from '#platform/contract/money.ts';
import type { ImportFault } from '#platform/server/imports/import-definition.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import type { NewSalary, SalaryRecord } from '../salary/salary.tables.ts';
import { SALARY_IMPORT_ERRORS, type SalaryLine } from './salary-columns.ts';

export interface SalaryFacts {
  /** The latest first. */
  readonly versions: readonly SalaryRecord[];
  /** The last day that a confirmed payroll covers. */
  readonly confirmedTo: string | null;
  readonly joinedAt: string;
  /** The least that the law asks of the employee from a day on, in per cent; null: nothing. */
  readonly lowestEpfRate: (from: string) => number | null;
  /** Ids of banks by name and code in lower case. */
  readonly banks: ReadonlyMap<string, number>;
}

/** `values` null: the row changes nothing. */
export interface SalaryPlan {
  readonly values: Omit<NewSalary, 'company_id' | 'employee_id'> | null;
  readonly faults: readonly ImportFault[];
}

const given = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

function changesOf(line: SalaryLine, bank: number | undefined): Partial<NewSalary> {
  return {
    ...(given(line.salary_basic) && { basic: fromRinggit(line.salary_basic) }),
    ...(given(line.salary_pay_type) && { pay_type: line.salary_pay_type }),
    ...(given(line.salary_epf_rate) && { contribution_epf_employee_rate: line.salary_epf_rate.toFixed(2) }),
    ...(given(line.salary_tax_category) && { tax_category: line.salary_tax_category }),
    ...(given(line.salary_zakat) && { zakat_monthly: fromRinggit(line.salary_zakat) }),
    ...(bank !== undefined && { bank_id: bank }),
    ...(given(line.salary_account) && { bank_account_no: line.salary_account }),
  };
}

/** Without a date the version that holds is changed; somebody without one begins on the day of joining. */
export function planSalary(line: SalaryLine, { versions, confirmedTo, joinedAt, banks, lowestEpfRate }: SalaryFacts): SalaryPlan {
  const [latest] = versions;
  const from = line.salary_from ?? latest?.effective_from ?? joinedAt;
  const base = versions.find(({ effective_from }) => effective_from <= from) ?? null;
  const bank = given(line.salary_bank) ? banks.get(line.salary_bank.toLowerCase()) : undefined;
  const faults: ImportFault[] = [];
  if (given(line.salary_bank) && bank === undefined) faults.push({ column: 'salary_bank', text: SALARY_IMPORT_ERRORS.bank });
  const changes = changesOf(line, bank);
  const least = given(line.salary_epf_rate) && (base?.epf ?? true) ? lowestEpfRate(from) : null;
  if (least !== null && line.salary_epf_rate! < least) faults.push({ column: 'salary_epf_rate', text: PAYROLL_ERRORS.epfRateTooLow, params: { least } });
  if (!base && !given(line.salary_basic)) faults.push({ column: 'salary_basic', text: SALARY_IMPORT_ERRORS.basic });
  const moved = bank !== undefined && base !== null && base.bank_id !== bank;
  const account = changes.bank_account_no ?? (moved ? null : (base?.bank_account_no ?? null));
  const paidTo = changes.bank_id ?? base?.bank_id ?? null;
  if (faults.length === 0 && (account === null) !== (paidTo === null))
    faults.push({ column: account === null ? 'salary_account' : 'salary_bank', text: SALARY_IMPORT_ERRORS.incomplete });
  const isSame = base?.effective_from === from && Object.entries(changes).every(([key, value]) => String(base[key as keyof SalaryRecord]) === String(value));
  if (isSame) return { values: null, faults };
  if (confirmedTo !== null && confirmedTo >= from)
    faults.push({ column: 'salary_from', text: SALARY_IMPORT_ERRORS.confirmed, params: { date: formatDate(confirmedTo as CalendarDate) } });
  if (faults.length > 0) return { values: null, faults };
  return { values: { ...(base ? profileOf(base) : { basic: ZERO }), ...changes, effective_from: from }, faults };
}

/** A version without its identity and its end. */
function profileOf({
  id: _id,
  company_id: _company,
  employee_id: _employee,
  effective_to: _to,
  created_at: _at,
  updated_at: _changed,
  created_by: _by,
  updated_by: _who,
  ...profile
}: SalaryRecord) {
  return profile;
}
