/** Saving a payroll from the process page, or changing one: the server computes everything anew. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { saveProcess as saveEndpoint, updatePayroll as updateEndpoint } from '../../contract/payroll.endpoints.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import { canUpdatePayroll } from '../../contract/payroll.policy.ts';
import type { PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES, PROCESS_REFUSALS } from '../../contract/payroll.messages.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { requireDraft, requireItems, requirePeriod, requireSalaryNote } from '../draft/check-entered.ts';
import { draftPayroll, isRefused, type Refused } from '../draft/draft-payroll.ts';
import { orInvalid } from '../draft/law-refusal.ts';
import { refusalAnswer } from './load-process.ts';
import { loadPeriod } from '../draft/load-period.ts';
import { followedText, type Followed } from './follow-later.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { presentPayroll } from '../payroll.presenter.ts';
import { getPayroll, lockEmployees } from '../payroll.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { saveDrafts } from './save-drafts.ts';
import { withSiteNames } from '../site/enter-sites.ts';

interface Seen {
  readonly id: number | null;
  readonly status?: PayrollRowStatus | undefined;
  readonly updated_at?: string | null | undefined;
}

/** @throws 409 when another officer made, changed or moved the payroll since this one looked. */
function requireSeen(existing: PayrollRecord | undefined, seen: Seen): void {
  if ((existing?.id ?? null) !== seen.id) throw changed();
  if (!existing) return;
  if (seen.status !== undefined && seen.status !== existing.status) throw changed();
  requireSeenVersion(existing, seen.updated_at ?? undefined);
}

interface Saved {
  readonly record: PayrollRecord;
  readonly followed: Followed;
}

/** The popup: what was saved, and what became of later months. */
async function answer(ctx: Ctx, { record, followed }: Saved) {
  const data = await presentPayroll(ctx, record, (await findSetting(ctx)).four_eyes);
  return { success: true as const, message: say(PAYROLL_MESSAGES.processed, ctx.locale, { name: data.name }) + followedText(ctx, followed), data };
}

async function save(ctx: Ctx, employeeId: number, period: PayPeriod, seen: Seen, given: EnteredForm, action: 'process' | 'update'): Promise<Saved | Refused> {
  const entered = await withSiteNames(ctx, given);
  await lockEmployees(ctx, [employeeId]);
  const loaded = await loadPeriod(ctx, [employeeId], period, entered.pay_date);
  if (!loaded.people.has(employeeId)) throw notFound();
  const existing = loaded.existing.get(employeeId)?.find(({ start_date, end_date }) => start_date === period.start_date && end_date === period.end_date);
  requireSeen(existing, seen);
  requireItems(entered, loaded.items);
  const draft = orInvalid(() => draftPayroll(loaded, employeeId, entered));
  if (isRefused(draft)) return draft;
  requireDraft(draft);
  const before = orInvalid(() => draftPayroll(loaded, employeeId));
  if (!isRefused(before)) requireSalaryNote(entered, draft, before);
  const { written, followed } = await saveDrafts(ctx, [draft], action);
  const saved = written.get(employeeId);
  if (!saved) throw changed();
  return { record: await getPayroll(ctx, saved.id), followed };
}

/** Creates the payroll of a period or saves it again; refusals of the period answer 200 with success false. */
export async function saveProcess(ctx: Ctx, input: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const period = requirePeriod(input.start_date, input.end_date);
  const saved = await save(ctx, input.employee_id, period, { id: input.id ?? null, status: input.status, updated_at: input.updated_at }, input, 'process');
  if ('refusal' in saved) return refusalAnswer(ctx, saved);
  return answer(ctx, saved);
}

/** Changes a payroll that is neither paid nor waiting for payment; a confirmed one falls back to In Process. */
export async function updatePayroll(ctx: Ctx, input: ParsedInput<typeof updateEndpoint>): Promise<OutputOf<typeof updateEndpoint>> {
  const record = await getPayroll(ctx, input.id);
  if (record.kind !== 'monthly') throw invalid('base', PAYROLL_ERRORS.runFixed);
  if (!canUpdatePayroll(record.status)) throw invalid('base', PAYROLL_ERRORS.locked);
  const period = { start_date: record.start_date as CalendarDate, end_date: record.end_date as CalendarDate };
  const saved = await save(ctx, record.employee_id, period, { id: record.id, status: input.status, updated_at: input.updated_at }, input, 'update');
  if ('refusal' in saved) throw invalid('base', PROCESS_REFUSALS[saved.refusal], saved.params);
  return answer(ctx, saved);
}
