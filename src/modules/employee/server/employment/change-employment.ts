/** Changes an employment: dated, with a reason, and kept as a movement. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { addMonths, formatDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { claimFile } from '#platform/server/files/claim-file.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { changeEmployment as endpoint } from '../../contract/employee.endpoints.ts';
import { EMPLOYEE_ERRORS, EMPLOYEE_MESSAGES } from '../../contract/employee.messages.ts';
import { branchesChange } from './branch-change.ts';
import { requireEmployment, requireManager, today } from '../change/check-employee.ts';
import { isCodeFixed } from '../employee-history.ts';
import { isInScope } from '../employee-scope.ts';
import { getEmployee, updateEmployee } from '../employee.store.ts';
import type { EmployeeRecord } from '../employee.tables.ts';
import { isMoved, movementsBetween, type Placement } from './movement-of.ts';
import { insertMovements, setLetter } from '../person.store.ts';
import { recordChange } from '../change/record-change.ts';
import { savedAnswer } from '../show-employee.ts';
import { guardEmployee } from '../change/unique-employee.ts';

/** What holds of every change of place, of one person or of many. @throws 422 */
export async function requirePlacement(ctx: Ctx, before: EmployeeRecord, after: Placement, at: string): Promise<void> {
  if (at > today(ctx)) throw invalid('effective_date', EMPLOYEE_ERRORS.notAhead);
  if (at < before.company_joined_at) throw invalid('effective_date', EMPLOYEE_ERRORS.beforeJoin, { date: formatDate(before.company_joined_at) });
  if (after.reporting_to !== before.reporting_to) await requireManager(ctx, after.reporting_to, before.id);
  // Nobody moves people to where they cannot see them.
  if (!isInScope(ctx.actor.scope, { ...after, id: before.id })) throw invalid('department_id', EMPLOYEE_ERRORS.outsideScope);
}

export async function changeEmployment(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { id, updated_at: seen, effective_date: at, reason, letter, employee_code: typed, ...given } = input;
  const before = await getEmployee(ctx, id, { lock: true });
  requireSeenVersion(before, seen);
  const form = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as typeof given;
  const wanted = { ...before, ...form } as EmployeeRecord;
  await requireEmployment(ctx, wanted, { before });
  const joined = form.company_joined_at;
  await requirePlacement(ctx, { ...before, company_joined_at: joined < before.company_joined_at ? joined : before.company_joined_at }, wanted, at);
  if (isMoved(before, wanted) && (reason ?? '').length < 3) throw invalid('reason', EMPLOYEE_ERRORS.reasonNeeded);
  // Confirmation before the end of probation is allowed, with a reason.
  const probationEnd = form.probation_months ? addMonths(joined, form.probation_months) : joined;
  if (form.confirmed_at && form.confirmed_at !== before.confirmed_at && form.confirmed_at < probationEnd && !reason) {
    throw invalid('reason', EMPLOYEE_ERRORS.earlyConfirmation);
  }
  const code = typed ?? before.employee_code;
  if (code !== before.employee_code && (await isCodeFixed(ctx, id))) throw invalid('employee_code', EMPLOYEE_ERRORS.codeFixed);
  const after = await guardEmployee(() => updateEmployee(ctx, id, { ...form, employee_code: code }));
  const [movement] = await insertMovements(ctx, await movementsBetween(ctx, before, after, at, reason));
  if (letter && movement) {
    await claimFile(ctx, letter, { type: 'employee_movement', id: movement, field: 'letter' });
    await setLetter(ctx, movement, letter);
  }
  await branchesChange(ctx, [{ before, after }]);
  await recordChange(ctx, { action: 'employment.updated', id, before, after });
  return savedAnswer(ctx, id, EMPLOYEE_MESSAGES.saved);
}
