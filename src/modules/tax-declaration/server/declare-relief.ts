/** The employee's own side of TP1: what was declared, the limits of the year, a new declaration, a withdrawal. */
import { formatMonth, yearOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { askDeciders, endApproval, startApproval } from '#modules/approval/server/public.ts';
import { getOwnEmployee, ownEmployeeId } from '#modules/employee/server/public.ts';
import { RELIGIOUS_JOURNEY_CLAIMS } from '#modules/statutory/contract/mtd/worksheet.params.ts';
import { declarableItems, JOURNEY, monthDate } from '../contract/relief-items.ts';
import type {
  declareRelief as declareEndpoint,
  listOwnReliefs as listEndpoint,
  ownReliefSummary as summaryEndpoint,
  withdrawRelief as withdrawEndpoint,
} from '../contract/relief.endpoints.ts';
import { RELIEF_ERRORS, RELIEF_MESSAGES } from '../contract/relief.messages.ts';
import { reliefWorkflow } from '../contract/relief.workflow.ts';
import { askPayroll } from './declaration-payroll.ts';
import { presentRelief, presentReliefs, RECEIPTS } from './relief.presenter.ts';
import { changeRelief, getRelief, insertRelief, listReliefRecords, yearAmounts } from './relief.store.ts';
import { reliefSubject } from './relief-subject.ts';
import { summariseReliefs } from './summarise-reliefs.ts';
import { notifyOffice } from './notify-relief.ts';

const thisYear = (ctx: Ctx) => yearOf(todayIn(ctx.clock, ctx.actor.timeZone));

export async function listOwnReliefs(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, total } = await listReliefRecords(ctx, input, { own: ownEmployeeId(ctx) });
  return { data: await presentReliefs(ctx, rows, true), meta: metaFor(input, total) };
}

/** Items of a year that has gone by stand as in its December; months of other years are closed. */
export async function ownReliefSummary(ctx: Ctx, input: ParsedInput<typeof summaryEndpoint>): Promise<OutputOf<typeof summaryEndpoint>> {
  const year = input.year ?? thisYear(ctx);
  const payroll = askPayroll();
  const [{ id, name, employee_code }, law, amounts] = await pipeline(
    ctx,
    () => getOwnEmployee(ctx),
    () => payroll.law(ctx),
    () => yearAmounts(ctx, ownEmployeeId(ctx), year),
  );
  const summary = summariseReliefs(year, thisYear(ctx), law, amounts);
  return { data: { ...summary, previous_employer: await payroll.earlierPay(ctx, { id, name, employee_code }, year) } };
}

/** @throws 422 on an item or month that cannot be declared. */
export async function declareRelief(ctx: Ctx, input: ParsedInput<typeof declareEndpoint>): Promise<OutputOf<typeof declareEndpoint>> {
  const employee = await getOwnEmployee(ctx);
  const payroll = askPayroll();
  await payroll.hold(ctx, employee.id);
  const { receipts, amount, ...fields } = input;
  const year = thisYear(ctx);
  const amounts = await yearAmounts(ctx, employee.id, year);
  const law = await payroll.law(ctx);
  const faults: Record<string, FieldTexts[string]> = {};
  if (!declarableItems(input.month, law).some(({ key }) => key === input.key)) faults['key'] = [{ text: RELIEF_ERRORS.item }];
  if (input.key === JOURNEY && amounts.journeys >= RELIGIOUS_JOURNEY_CLAIMS) faults['key'] = [{ text: RELIEF_ERRORS.journeys }];
  if (!input.month.startsWith(`${year}-`)) faults['month'] = [{ text: RELIEF_ERRORS.year, params: { year: String(year) } }];
  else if (amounts.locked.includes(input.month))
    faults['month'] = [{ text: RELIEF_ERRORS.monthLocked, params: { month: formatMonth(monthDate(input.month), ctx.locale) } }];
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  const id = await insertRelief(ctx, { ...fields, employee_id: employee.id, amount: fromRinggit(amount) });
  await replaceFiles(ctx, receipts, { ...RECEIPTS, id });
  await moveRecord(ctx, { workflow: reliefWorkflow, action: 'declare', subjectId: id, current: null });
  await audit(ctx, {
    action: 'payroll_relief.declared',
    subject_type: 'payroll_relief',
    subject_id: id,
    after: { ...fields, amount, receipts: receipts.length },
  });
  const row = await getRelief(ctx, id, { own: employee.id });
  await startApproval(ctx, reliefSubject, row.relief, { conditions: {}, measure: amount, group: { detail: input.key, worth: amount } });
  await askDeciders(ctx, reliefSubject, row.relief);
  const data = await presentRelief(ctx, row, true);
  return { success: true, message: say(RELIEF_MESSAGES.declared, ctx.locale), data };
}

/** @throws 409 once an officer has decided it. */
export async function withdrawRelief(ctx: Ctx, input: ParsedInput<typeof withdrawEndpoint>): Promise<OutputOf<typeof withdrawEndpoint>> {
  const visibility = { own: ownEmployeeId(ctx) };
  const { relief } = await getRelief(ctx, input.id, visibility, true);
  requireSeenVersion(relief, input.updated_at ?? undefined);
  const status = await moveRecord(ctx, { workflow: reliefWorkflow, action: 'withdraw', subjectId: relief.id, current: relief.status, seen: input.status });
  if (!status) throw invalid('base', RELIEF_ERRORS.locked);
  await changeRelief(ctx, relief.id, { status });
  await endApproval(ctx, reliefSubject, { id: relief.id, status });
  await audit(ctx, {
    action: 'payroll_relief.withdrawn',
    subject_type: 'payroll_relief',
    subject_id: relief.id,
    before: { status: relief.status },
    after: { status },
  });
  await notifyOffice(ctx, relief.id);
  return {
    success: true,
    message: say(RELIEF_MESSAGES.withdrawn, ctx.locale),
    data: await presentRelief(ctx, await getRelief(ctx, relief.id, visibility), true),
  };
}
