/**
 * What keeps an employee from being deleted. Employee knows no payroll, leave or attendance, so it declares
 * what it must be told; those modules register themselves at composition.
 */
import type { Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';

export interface EmployeeHistory {
  /** What the records are called. */
  readonly what: Text;
  /** The employee code stands on these records (payslips): it is fixed with the first. */
  readonly showsCode?: boolean;
  has(ctx: Ctx, employeeId: number): Promise<boolean>;
}

const histories = new Set<EmployeeHistory>();

/** Called once by each module that keeps records of employees, when the server is put together. */
export function registerEmployeeHistory(history: EmployeeHistory): void {
  histories.add(history);
}

/** Names of the records that an employee has. */
export async function historyOf(ctx: Ctx, employeeId: number): Promise<Text[]> {
  const found: Text[] = [];
  for (const history of histories) if (await history.has(ctx, employeeId)) found.push(history.what);
  return found;
}

/** Does a record stand with the employee's code on it? */
export async function isCodeFixed(ctx: Ctx, employeeId: number): Promise<boolean> {
  for (const history of histories) if (history.showsCode && (await history.has(ctx, employeeId))) return true;
  return false;
}
