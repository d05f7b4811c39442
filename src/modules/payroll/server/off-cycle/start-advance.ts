import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { toDecimalText } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { startAdvance as endpoint } from '../../contract/off-cycle/advance.endpoints.ts';
import { PAYROLL_ERRORS, PAYROLL_WARNINGS } from '../../contract/payroll.messages.ts';
import { advanceWarnings } from '../../contract/calculation/warn-payroll.ts';
import { requirePeriod } from '../draft/check-entered.ts';
import { draftEach } from '../draft/draft-each.ts';
import { loadPeriod } from '../draft/load-period.ts';
import { lockEmployees } from '../payroll.store.ts';
import { processedAnswer } from '../process/processed-answer.ts';
import { saveDrafts } from '../process/save-drafts.ts';
import { wagesBefore } from '../draft/wages-before.store.ts';
import { advancedIn, payOut } from '../stored/advance.store.ts';
import { draftAdvance } from './draft-advance.ts';
import { refreshAdvances } from './refresh-advances.ts';

/** One advance for each employee, In Process; months that are In Process take it back at once. Each refusal is named. */
export async function startAdvance(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const period = requirePeriod(input.start_date, input.end_date);
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
  const { drafts, failed } = await draftEach(loaded, ids, (id) => draftAdvance(loaded, id, request));
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
  const answer = processedAnswer(ctx, { written, failed });
  return {
    ...answer,
    data: {
      ...answer.data,
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
