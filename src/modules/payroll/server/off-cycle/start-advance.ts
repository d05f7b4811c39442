import { setImmediate } from 'node:timers/promises';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { toDecimalText } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { startAdvance as endpoint } from '../../contract/off-cycle/advance.endpoints.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES, PAYROLL_WARNINGS } from '../../contract/payroll.messages.ts';
import { advanceWarnings } from '../../contract/calculation/warn-payroll.ts';
import { demandPeriod } from '../draft/check-entered.ts';
import type { PayrollDraft } from '../draft/draft-payroll.ts';
import { loadPeriod } from '../draft/load-period.ts';
import { lockEmployees } from '../payroll.store.ts';
import { saveDrafts, type Failure } from '../process/process-payrolls.ts';
import { wagesBefore } from '../draft/wages-before.store.ts';
import { advancedIn, payOut } from './advance.store.ts';
import { draftAdvance } from './draft-advance.ts';
import { refreshAdvances } from './refresh-advances.ts';
import { tryRun } from './try-run.ts';

/** Drafts between two breaths: computing is one thread, and other requests wait for it. */
const AT_ONCE = 25;

/** One advance for each employee, In Process; months that are In Process take it back at once. Each refusal is named. */
export async function startAdvance(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const period = demandPeriod(input.start_date, input.end_date);
  if (input.pay_date < period.start_date) throw invalid('pay_date', PAYROLL_ERRORS.payDate, { date: period.start_date });
  const ids = [...new Set(input.employee_ids)];
  await lockEmployees(ctx, ids);
  const loaded = await loadPeriod(ctx, ids, period);
  const request = {
    payDate: input.pay_date as CalendarDate,
    amount: input.amount ?? null,
    percent: input.percent ?? null,
    wagesBefore: await wagesBefore(ctx, ids, period.start_date, 1),
    advanced: await advancedIn(ctx, ids, period.start_date),
  };
  const drafts: PayrollDraft[] = [];
  const failed: Failure[] = [];
  for (const [index, id] of ids.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const outcome = tryRun(loaded, id, () => draftAdvance(loaded, id, request));
    if ('text' in outcome) failed.push(outcome);
    else drafts.push(outcome);
  }
  const { written } = await saveDrafts(ctx, drafts);
  await payOut(
    ctx,
    drafts.map(({ employeeId, figures }) => ({ payroll_id: written.get(employeeId)?.id ?? 0, amount: toDecimalText(figures.totals.total_net_pay) })),
  );
  await refreshAdvances(
    ctx,
    drafts.map(({ employeeId }) => employeeId),
    period.start_date,
  );
  return {
    success: true,
    message: say(PAYROLL_MESSAGES.processedMany, ctx.locale, { processed: written.size, failed: failed.length }),
    data: {
      processed: written.size,
      ids: [...written.values()].map(({ id }) => id),
      failed: failed.map(({ employee_id, name, text, params }) => ({ employee_id, name, message: say(text, ctx.locale, params) })),
      warnings: drafts.flatMap(({ employeeId, snapshot, calculation, figures }) =>
        advanceWarnings(calculation, figures.totals.total_net_pay).map((code) => ({
          employee_id: employeeId,
          name: snapshot.name,
          message: say(PAYROLL_WARNINGS[code], ctx.locale),
        })),
      ),
    },
  };
}
