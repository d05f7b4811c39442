import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { statutoryTables } from '#modules/statutory/contract/list-statutory-tables.ts';
import type { Calculation } from '../../contract/calculation.schema.ts';
import { lawDates } from '../../contract/calculation/cover-employee.ts';
import type { loadProcess as endpoint } from '../../contract/payroll.endpoints.ts';
import { PROCESS_REFUSALS } from '../../contract/payroll.messages.ts';
import { requirePeriod } from '../draft/check-entered.ts';
import { draftPayroll, isRefused, type PayrollDraft, type Refused } from '../draft/draft-payroll.ts';
import { attendanceChanges } from '../../contract/process/follow-attendance.ts';
import { orInvalid } from '../draft/law-refusal.ts';
import { beginPeriod, finishPeriod } from '../draft/load-period.ts';
import { besidePayroll, presentDraft } from '../payroll.presenter.ts';

/** HTTP 200 with success false: the page shows one popup and clears its form. */
export const refusalAnswer = (ctx: Ctx, { refusal, params }: Refused) => ({
  success: false as const,
  message: say(PROCESS_REFUSALS[refusal], ctx.locale, params),
});

/** What the saved payroll was told, where attendance says something else now. */
function attendanceBefore({ existing, calculation: { attendance: now } }: PayrollDraft): Pick<Calculation, 'attendance_before'> {
  if (!existing) return {};
  const before = existing.calculation.attendance ?? null;
  return attendanceChanges(before, now ?? null).length > 0 ? { attendance_before: before } : {};
}

/** The form of one employee and period: from the saved payroll, else proposed from the salary profile. */
export async function loadProcess(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const period = requirePeriod(input.start_date, input.end_date);
  const begun = await beginPeriod(ctx, [input.employee_id], period);
  const [loaded, beside] = await pipeline(
    ctx,
    () => finishPeriod(ctx, begun),
    () => besidePayroll(ctx, begun.existing.get(input.employee_id)?.[0] ?? null),
  );
  if (!loaded.people.has(input.employee_id)) throw notFound();
  const entered = input.calculation_type ? { calculation: { type: input.calculation_type } } : {};
  const draft = orInvalid(() => draftPayroll(loaded, input.employee_id, entered));
  if (isRefused(draft)) return refusalAnswer(ctx, draft);
  const formulas = statutoryTables(lawDates(draft.form, loaded.rules).contributions, loaded.rules.rule_set);
  return {
    success: true,
    message: '',
    data: presentDraft(ctx, draft, loaded.setting.four_eyes, beside),
    calculation: { ...draft.calculation, formulas, ...attendanceBefore(draft) },
    sites: [...draft.sites],
  };
}
