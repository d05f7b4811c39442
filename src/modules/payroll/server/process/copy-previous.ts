import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { statutoryTables } from '#modules/statutory/contract/list-statutory-tables.ts';
import { lawDates } from '../../contract/calculation/cover-employee.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import { linesToCopy } from '../../contract/process/copy-lines.ts';
import type { copyProcess as endpoint } from '../../contract/process/copy-process.endpoints.ts';
import { COPY_MESSAGES } from '../../contract/process/copy-process.messages.ts';
import { requirePeriod } from '../draft/check-entered.ts';
import { draftPayroll, isRefused } from '../draft/draft-payroll.ts';
import { orInvalid } from '../draft/law-refusal.ts';
import { refusalAnswer } from './load-process.ts';
import { loadPeriod } from '../draft/load-period.ts';
import { besidePayroll, presentDraft } from '../payroll.presenter.ts';
import { previousPayroll } from './previous-payroll.store.ts';

/** The form as it would load, with the variable lines of the payroll before that it lacks. Stores nothing. */
export async function copyPrevious(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const period = requirePeriod(input.start_date, input.end_date);
  const loaded = await loadPeriod(ctx, [input.employee_id], period);
  if (!loaded.people.has(input.employee_id)) throw notFound();
  const present = orInvalid(() => draftPayroll(loaded, input.employee_id));
  if (isRefused(present)) return refusalAnswer(ctx, present);
  const previous = await previousPayroll(ctx, input.employee_id, period.start_date);
  if (!previous) return { success: false, message: say(COPY_MESSAGES.nothingToCopy, ctx.locale) };
  const { form } = present;
  const earnings = linesToCopy(previous.earnings, form.earnings);
  const deductions = linesToCopy(previous.deductions, form.deductions);
  const entered = { earnings: [...form.earnings, ...earnings], deductions: [...form.deductions, ...deductions] } as EnteredForm;
  const draft = orInvalid(() => draftPayroll(loaded, input.employee_id, entered));
  if (isRefused(draft)) return refusalAnswer(ctx, draft);
  const formulas = statutoryTables(lawDates(draft.form, loaded.rules).contributions, loaded.rules.rule_set);
  return {
    success: true,
    message: say(COPY_MESSAGES.copied, ctx.locale, { n: earnings.length + deductions.length, number: previous.number }),
    data: presentDraft(ctx, draft, loaded.setting.four_eyes, await besidePayroll(ctx, draft.existing)),
    calculation: { ...draft.calculation, formulas },
    sites: [...draft.sites],
  };
}
