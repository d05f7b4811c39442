/** Work permits: list, add, change, renew, cancel, delete. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { addMonths, formatDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { toDecimalText, fromRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { EMPLOYEE_ERRORS, EMPLOYEE_MESSAGES } from '../../contract/employee.messages.ts';
import type * as endpoints from '../../contract/permit.endpoints.ts';
import type { PermitForm } from '../../contract/permit.schema.ts';
import { permitWorkflow } from '../../contract/permit.workflow.ts';
import { today } from '../change/check-employee.ts';
import { getEmployee } from '../employee.store.ts';
import { presentPermit } from './permit.presenter.ts';
import { countPermits, daysOnPermit, getPermit, insertPermit, listPermitRecords, permitsOf, updatePermitRecord } from './permit.store.ts';

type In<E extends keyof typeof endpoints> = ParsedInput<(typeof endpoints)[E]>;
type Out<E extends keyof typeof endpoints> = OutputOf<(typeof endpoints)[E]>;

const columnsOf = ({ levy_amount: levy, ...form }: PermitForm) => ({ ...form, levy_amount: levy === null ? null : toDecimalText(fromRinggit(levy)) });
const guard = <T>(write: () => Promise<T>) => guardUnique({ work_permits_no: ['permit_no', EMPLOYEE_ERRORS.permitTaken] }, write);

function requireDates(form: PermitForm): void {
  if (form.expiry_date <= form.issue_date) throw invalid('expiry_date', EMPLOYEE_ERRORS.permitDates);
}

async function answer(ctx: Ctx, id: number, message: Text) {
  return { success: true as const, message: say(message, ctx.locale), data: presentPermit(ctx, await getPermit(ctx, id)) };
}

/** PLKS is given for ten years in all. */
const PLKS_DAYS = 3653;

/** What HR should know at once: the passport ends soon, or the years of PLKS are used up. */
async function warned<T extends { message: string }>(ctx: Ctx, id: number, saved: T): Promise<T> {
  const { permit, employee } = await getPermit(ctx, id);
  const warnings: string[] = [];
  const passport = employee.passport_expiry;
  if (passport && passport < addMonths(today(ctx), 12)) warnings.push(say(EMPLOYEE_MESSAGES.passportSoon, ctx.locale, { date: formatDate(passport) }));
  if (permit.type === 'PLKS' && (await daysOnPermit(ctx, permit.employee_id, 'PLKS')) > PLKS_DAYS)
    warnings.push(say(EMPLOYEE_MESSAGES.permitYears, ctx.locale));
  return { ...saved, message: [saved.message, ...warnings].join(' ') };
}

const log = (ctx: Ctx, action: string, id: number, before?: object | null, after?: object | null) =>
  audit(ctx, {
    action: `work_permit.${action}`,
    subject_type: 'work_permit',
    subject_id: id,
    before: (before ?? null) as Record<string, unknown> | null,
    after: (after ?? null) as Record<string, unknown> | null,
  });

export async function listPermits(ctx: Ctx, input: In<'listPermits'>): Promise<Out<'listPermits'>> {
  const { rows, meta } = await listPermitRecords(ctx, input, today(ctx));
  return { data: rows.map((row) => presentPermit(ctx, row)), meta };
}

export const permitSummary = async (ctx: Ctx): Promise<Out<'permitSummary'>> => ({ data: await countPermits(ctx, today(ctx)) });
export const showPermit = async (ctx: Ctx, { id }: In<'showPermit'>): Promise<Out<'showPermit'>> => ({ data: presentPermit(ctx, await getPermit(ctx, id)) });

export async function permitsOfEmployee(ctx: Ctx, { id }: In<'permitsOfEmployee'>): Promise<Out<'permitsOfEmployee'>> {
  await getEmployee(ctx, id);
  return { data: (await permitsOf(ctx, id)).map((row) => presentPermit(ctx, row)) };
}

export async function createPermit(ctx: Ctx, { employee_id: employeeId, ...form }: In<'createPermit'>): Promise<Out<'createPermit'>> {
  requireDates(form);
  const employee = await getEmployee(ctx, employeeId, { lock: true });
  if (employee.employee_type !== 'Foreign') throw invalid('employee_id', EMPLOYEE_ERRORS.permitForLocal);
  const id = await guard(() => insertPermit(ctx, { ...columnsOf(form), employee_id: employeeId }));
  await log(ctx, 'created', id, null, form);
  return warned(ctx, id, await answer(ctx, id, EMPLOYEE_MESSAGES.permitSaved));
}

export async function updatePermit(ctx: Ctx, { id, updated_at: seen, ...form }: In<'updatePermit'>): Promise<Out<'updatePermit'>> {
  requireDates(form);
  const { permit } = await getPermit(ctx, id, true);
  requireSeenVersion(permit, seen);
  if (permit.status === 'Cancelled') throw invalid('base', EMPLOYEE_ERRORS.permitClosed);
  await guard(() => updatePermitRecord(ctx, id, columnsOf(form)));
  await log(ctx, 'updated', id, permit, columnsOf(form));
  return answer(ctx, id, EMPLOYEE_MESSAGES.permitSaved);
}

/** The new permit points at the old one, which is closed in the same moment. */
export async function renewPermit(ctx: Ctx, { id, status: seen, ...form }: In<'renewPermit'>): Promise<Out<'renewPermit'>> {
  requireDates(form);
  const { permit } = await getPermit(ctx, id, true);
  const to = await moveRecord(ctx, { workflow: permitWorkflow, action: 'renew', subjectId: id, current: permit.status, seen });
  const renewed = await guard(() => insertPermit(ctx, { ...columnsOf(form), employee_id: permit.employee_id, renewal_of_id: id }));
  await updatePermitRecord(ctx, id, { status: to ?? 'Expired' });
  await log(ctx, 'renewed', renewed, null, { ...form, renewal_of_id: id });
  return warned(ctx, renewed, await answer(ctx, renewed, EMPLOYEE_MESSAGES.permitRenewed));
}

export async function startRenewal(ctx: Ctx, { id, status: seen }: In<'startRenewal'>): Promise<Out<'startRenewal'>> {
  const { permit } = await getPermit(ctx, id, true);
  const to = await moveRecord(ctx, { workflow: permitWorkflow, action: 'process', subjectId: id, current: permit.status, seen });
  await updatePermitRecord(ctx, id, { status: to ?? 'Processing' });
  return answer(ctx, id, EMPLOYEE_MESSAGES.permitSaved);
}

export async function cancelPermit(ctx: Ctx, { id, remark, status: seen }: In<'cancelPermit'>): Promise<Out<'cancelPermit'>> {
  const { permit } = await getPermit(ctx, id, true);
  const to = await moveRecord(ctx, { workflow: permitWorkflow, action: 'cancel', subjectId: id, current: permit.status, seen, remark });
  await updatePermitRecord(ctx, id, { status: to ?? 'Cancelled', remark });
  await log(ctx, 'cancelled', id, { status: permit.status }, { status: to, remark });
  return answer(ctx, id, EMPLOYEE_MESSAGES.permitCancelled);
}

export async function deletePermit(ctx: Ctx, { id }: In<'deletePermit'>): Promise<Out<'deletePermit'>> {
  const { permit } = await getPermit(ctx, id, true);
  await updatePermitRecord(ctx, id, { deleted_at: ctx.clock.now().toISOString() });
  await log(ctx, 'deleted', id, permit, null);
  return { success: true, message: say(EMPLOYEE_MESSAGES.permitDeleted, ctx.locale) };
}
