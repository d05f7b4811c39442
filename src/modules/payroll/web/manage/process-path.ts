import type { PayrollRow } from '../../contract/payroll.endpoints.ts';

/** The process page of a row. One that cannot be processed (any more) is opened by its number, to be looked at. */
export function processPath(row: Pick<PayrollRow, 'employee_id' | 'start_date' | 'end_date' | 'reference_payroll_id' | 'can'>): string {
  const read = row.can.process || row.reference_payroll_id === null ? '' : `&id=${row.reference_payroll_id}`;
  return `/payroll/manage/process?employee_id=${row.employee_id}&start_date=${row.start_date}&end_date=${row.end_date}${read}`;
}

/** An employee has one row, and one more for each payroll beside the monthly one. */
export const rowKeyOf = ({ employee_id, kind, reference_payroll_id }: Pick<PayrollRow, 'employee_id' | 'kind' | 'reference_payroll_id'>): string | number =>
  kind === 'monthly' ? employee_id : `run:${reference_payroll_id}`;
