/**
 * What keeps an employee from being deleted. Employee knows no payroll, leave or attendance, so it asks
 * those modules through a port.
 */
import type { Text } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';

export interface EmployeeHistory {
  /** What the records are called. */
  readonly what: Text;
  /** The employee code stands on these records (payslips): it is fixed with the first. */
  readonly showsCode?: boolean;
  has(ctx: Ctx, employeeId: number): Promise<boolean>;
}

export const employeeHistories = extensionPoint<EmployeeHistory>('records that keep an employee from being deleted');

/** Names of the records that an employee has, each once. All modules are asked in one round trip. */
export async function historyOf(ctx: Ctx, employeeId: number): Promise<Text[]> {
  const histories = providersOf(employeeHistories);
  const has = await pipeline(ctx, ...histories.map((history) => () => history.has(ctx, employeeId)));
  const found = histories.filter((_, at) => has[at]).map(({ what }) => what);
  return found.filter(({ en }, at) => found.findIndex((each) => each.en === en) === at);
}

/** Does a record stand with the employee's code on it? */
export async function isCodeFixed(ctx: Ctx, employeeId: number): Promise<boolean> {
  for (const history of providersOf(employeeHistories)) if (history.showsCode && (await history.has(ctx, employeeId))) return true;
  return false;
}
