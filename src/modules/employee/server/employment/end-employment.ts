/** Ends an employment, takes somebody back, or deletes a person entered by mistake. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { addDays, formatDate } from '#platform/contract/dates.ts';
import { changed, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import type {
  deleteEmployee as deleteEndpoint,
  inactivateEmployee as inactivateEndpoint,
  reactivateEmployee as reactivateEndpoint,
} from '../../contract/employee.endpoints.ts';
import type { whatKeepsEmployee as keepsEndpoint } from '../../contract/locked-by.endpoints.ts';
import { noticeEmployeeLimit } from '#modules/company/server/public.ts';
import { EMPLOYEE_ERRORS, EMPLOYEE_MESSAGES } from '../../contract/employee.messages.ts';
import { requireEmployeePlaces, latestStart, today } from '../change/check-employee.ts';
import { setLoginStatus, unseat } from '../change/employee-login.ts';
import { historyOf } from '../employee-history.ts';
import { notifyEmploymentEnd } from './employment-end.ts';
import { freeReports, getEmployee, updateEmployee } from '../employee.store.ts';
import { insertMovements } from '../person.store.ts';
import { recordChange } from '../change/record-change.ts';
import { savedAnswer } from '../show-employee.ts';
import { guardEmployee } from '../change/unique-employee.ts';

/** A gap longer than this starts the service anew when somebody comes back. */
const SERVICE_GAP_DAYS = 30;

/** A date ahead keeps the person active until then; the nightly job ends the employment. */
export async function inactivateEmployee(ctx: Ctx, input: ParsedInput<typeof inactivateEndpoint>): Promise<OutputOf<typeof inactivateEndpoint>> {
  const before = await getEmployee(ctx, input.id, { lock: true });
  if (input.status && input.status !== before.status) throw changed();
  if (before.status !== 'Active') throw invalid('base', EMPLOYEE_ERRORS.notActive);
  if (input.date < before.company_joined_at) throw invalid('date', EMPLOYEE_ERRORS.beforeJoin, { date: formatDate(before.company_joined_at) });
  const ended = input.date <= today(ctx);
  const after = await updateEmployee(ctx, input.id, {
    inactive_at: input.date,
    inactive_reason: input.reason,
    ...(ended ? { status: 'Inactive', spm_supervisor: false } : {}),
  });
  if (ended) await setLoginStatus(ctx, after, 'Inactive');
  await noticeEmployeeLimit(ctx);
  await insertMovements(ctx, [{ employee_id: input.id, effective_date: input.date, type: 'Inactive', reason: input.remark ?? input.reason }]);
  await recordChange(ctx, { action: 'inactivated', id: input.id, before, after });
  await notifyEmploymentEnd(ctx, after, input.date);
  return savedAnswer(ctx, input.id, EMPLOYEE_MESSAGES.inactivated, { date: formatDate(input.date) });
}

/** Keeps the code. Service starts anew after a gap of more than thirty days. */
export async function reactivateEmployee(ctx: Ctx, input: ParsedInput<typeof reactivateEndpoint>): Promise<OutputOf<typeof reactivateEndpoint>> {
  const before = await getEmployee(ctx, input.id, { lock: true });
  if (input.status && input.status !== before.status) throw changed();
  if (before.status === 'Active' && before.inactive_at === null) throw invalid('base', EMPLOYEE_ERRORS.notInactive);
  if (before.inactive_at && input.date <= before.inactive_at && before.status === 'Inactive') {
    throw invalid('date', EMPLOYEE_ERRORS.beforeEnd, { date: formatDate(before.inactive_at) });
  }
  if (input.date > latestStart(ctx)) throw invalid('date', EMPLOYEE_ERRORS.tooFarAhead);
  if (before.status === 'Inactive') await requireEmployeePlaces(ctx, 1);
  const longGap =
    before.status === 'Inactive' && before.inactive_at !== null && input.date > addDays(before.inactive_at as Parameters<typeof addDays>[0], SERVICE_GAP_DAYS);
  const after = await guardEmployee(() =>
    updateEmployee(ctx, input.id, { status: 'Active', inactive_at: null, inactive_reason: null, ...(longGap ? { company_joined_at: input.date } : {}) }),
  );
  if (before.status === 'Inactive') await setLoginStatus(ctx, after, 'Active');
  await noticeEmployeeLimit(ctx);
  const facts = ({ company_joined_at, inactive_at }: typeof after) => ({ company_joined_at, inactive_at });
  await insertMovements(ctx, [{ employee_id: input.id, effective_date: input.date, type: 'Rehire', before: facts(before), after: facts(after) }]);
  await recordChange(ctx, { action: 'reactivated', id: input.id, before, after });
  if (before.status === 'Inactive' || before.inactive_at === null) return savedAnswer(ctx, input.id, EMPLOYEE_MESSAGES.reactivated);
  return savedAnswer(ctx, input.id, EMPLOYEE_MESSAGES.endTakenBack, { date: formatDate(before.inactive_at) });
}

/** Asked before the question is put, so that nobody is asked what is then refused. */
export async function whatKeepsEmployee(ctx: Ctx, { id }: ParsedInput<typeof keepsEndpoint>): Promise<OutputOf<typeof keepsEndpoint>> {
  await getEmployee(ctx, id);
  return { data: await historyOf(ctx, id) };
}

export async function deleteEmployee(ctx: Ctx, { id }: ParsedInput<typeof deleteEndpoint>): Promise<OutputOf<typeof deleteEndpoint>> {
  const before = await getEmployee(ctx, id, { lock: true });
  const history = await historyOf(ctx, id);
  if (history.length > 0) throw invalid('base', EMPLOYEE_ERRORS.hasHistory, { what: history.map((what) => say(what, ctx.locale)).join(', ') });
  await updateEmployee(ctx, id, { deleted_at: ctx.clock.now().toISOString(), user_id: null });
  await freeReports(ctx, id);
  if (before.user_id !== null) await unseat(ctx, before.user_id);
  await recordChange(ctx, { action: 'deleted', id, before });
  return { success: true, message: say(EMPLOYEE_MESSAGES.deleted, ctx.locale) };
}
